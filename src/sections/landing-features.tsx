import { SecondSource } from '../art/specimens/second-source.tsx';
import { ShopHeads } from '../art/specimens/shop-heads.tsx';
import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import { perRow } from '../lib/per-row.ts';

type Props = {
  words: Landing['features'];
  specimens: Pick<Specimens, 'reinkedStorefront' | 'switchboard'>;
};

/** Providers that fit the small switchboard: the one that failed, the one that answered, the next. */
const sources = 3;

/** Of twelve columns: as many told parts to a row as leave none alone in the last. */
const widths: Record<number, string> = {
  1: 'lg:col-span-12',
  2: 'lg:col-span-6',
  3: 'lg:col-span-4',
  4: 'lg:col-span-3',
};

/** The parts of one product: the two that nobody else has are drawn, the others told. */
export function LandingFeatures({ words, specimens }: Props) {
  const { reinkedStorefront, switchboard } = specimens;
  const drawings = [
    <ShopHeads
      key="shops"
      label={reinkedStorefront.label}
      shops={reinkedStorefront.proofs}
      className="flex flex-col justify-center"
    />,
    <SecondSource
      key="sources"
      label={switchboard.label}
      order={switchboard.request.order}
      providers={switchboard.providers.slice(0, sources)}
    />,
  ];
  const told = widths[perRow(words.items.length - drawings.length, 4)] ?? '';
  return (
    <Band title={words.title} intro={words.intro}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-12">
        {words.items.map((item, index) => {
          const drawing = drawings[index];
          return (
            <li
              key={item.title}
              className={`border-rule border-t pt-5 ${drawing ? 'lg:col-span-6' : told}`}
            >
              {drawing && (
                <div className="mb-6 grid min-h-54 grid-cols-[minmax(0,1fr)] bg-sheet p-5 lg:min-h-72 lg:p-8">
                  {drawing}
                </div>
              )}
              <h3 className={`flex gap-3 ${drawing ? 'text-xl' : 'text-lg'}`}>
                {!drawing && <Icon name={item.icon} className="mt-1 size-5 text-print" />}
                {item.title}
              </h3>
              <p className={`mt-2 text-soft ${drawing ? 'max-w-120' : 'text-sm'}`}>{item.text}</p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
