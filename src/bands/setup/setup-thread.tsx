import { QrPicture } from '../../art/drawings/qr-picture.tsx';
import { printedSale } from '../../lib/sale.ts';
import type { Site } from '../../schema/site.ts';
import type { WordsOf } from '../define-band.ts';
import { DrawnSteps } from '../steps/drawn-steps.tsx';
import { ApiKey } from './api-key.tsx';
import { PriceTag } from './price-tag.tsx';
import type { setupWords } from './setup-words.ts';

type Props = { words: WordsOf<typeof setupWords>; site: Site };

/**
 * The steps along a thread, which starts as a line at the API key and is a cord at the QR code. It shows
 * sample values from drawings that other pages show as a whole.
 */
export function SetupThread({ words: { steps, drawings }, site }: Props) {
  const { charts, esimCard } = site.drawings;
  const { price, parts } = printedSale(site.prices.sale, site.brand);
  const names = charts?.margin.parts;
  return (
    <div className="relative mt-8 max-lg:ps-14">
      <div
        aria-hidden="true"
        className="plate plate-thread outward absolute start-0 -end-[max(var(--gutter),calc(50vw-37.5rem))] top-12 h-20 max-lg:hidden"
      />
      <div
        aria-hidden="true"
        className="plate plate-thread-down absolute inset-y-0 start-0 w-10 lg:hidden"
      />
      <DrawnSteps
        steps={steps}
        className="lg:grid-cols-3"
        itemClass="sm:max-lg:grid sm:max-lg:grid-cols-[17rem_1fr] sm:max-lg:items-center sm:max-lg:gap-x-8"
        textClass="sm:max-lg:only:col-span-2"
        headClass="relative flex items-center max-lg:before:absolute max-lg:before:-start-9 max-lg:before:w-9 max-lg:before:border-t max-lg:before:border-print lg:h-44"
        heads={[
          <ApiKey key="key" {...drawings.key} />,
          names && (
            <PriceTag
              key="tag"
              {...drawings.tag}
              price={price}
              parts={parts.map((each) => ({ ...each, name: names[each.part].name }))}
            />
          ),
          esimCard && (
            <QrPicture
              key="code"
              label={drawings.code}
              activationCode={esimCard.activationCode}
              className="size-36 border border-ink lg:size-40"
            />
          ),
        ]}
      />
    </div>
  );
}
