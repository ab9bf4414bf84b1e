import { ApiKey } from '../art/specimens/api-key.tsx';
import { PriceTag } from '../art/specimens/price-tag.tsx';
import { QrPicture } from '../art/specimens/qr-picture.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import type { MoneyFormat } from '../lib/money.ts';
import { paymentOf } from '../lib/payment-of.ts';
import { DrawnSteps } from './drawn-steps.tsx';

type Props = {
  words: Landing['setup'];
  specimens: Pick<Specimens, 'charts' | 'esimCard' | 'payment'>;
  moneyFormat: MoneyFormat;
};

/** The steps on one thread, which begins as a line at a key and is a cord at the QR code. */
export function SetupThread({ words, specimens, moneyFormat }: Props) {
  return (
    <div className="relative mt-8 max-lg:ps-14">
      <div
        aria-hidden="true"
        className="plate-thread outward absolute start-0 -end-[max(var(--gutter),calc(50vw-37.5rem))] top-12 h-20 max-lg:hidden"
      />
      <div
        aria-hidden="true"
        className="plate-thread-down absolute inset-y-0 start-0 w-10 lg:hidden"
      />
      <DrawnSteps
        steps={words.steps}
        className="lg:grid-cols-3"
        itemClass="sm:max-lg:grid sm:max-lg:grid-cols-[17rem_1fr] sm:max-lg:items-center sm:max-lg:gap-x-8 sm:max-lg:*:only:col-span-2"
        headClass="relative flex items-center max-lg:before:absolute max-lg:before:-start-9 max-lg:before:w-9 max-lg:before:border-t max-lg:before:border-print lg:h-44"
        heads={[
          <ApiKey key="key" words={words.drawings.key} />,
          <PriceTag key="tag" words={words.drawings.tag} {...paymentOf(specimens, moneyFormat)} />,
          <figure key="code" role="img" aria-label={words.drawings.code}>
            <QrPicture
              activationCode={specimens.esimCard.activationCode}
              className="size-36 border border-ink lg:size-40"
            />
          </figure>,
        ]}
      />
    </div>
  );
}
