import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { DrawnSteps } from './drawn-steps.tsx';
import { RulerSteps } from './ruler-steps.tsx';
import type { stepsWords } from './steps-words.ts';
import { TapeSteps } from './tape-steps.tsx';

/** Side by side, by how many there are. */
const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-5',
};

/** Steps side by side, on their own or under a drawn tape or ruler. */
export function Steps({ words, anchor, site }: BandProps<typeof stepsWords>) {
  const { title, intro, items, tone, tape, weeks } = words;
  const { locale } = site.brand;
  const plain = (
    <DrawnSteps
      steps={items}
      className={columns[items.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}
      itemClass="border-t border-rule"
    />
  );
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone} className="overflow-x-clip">
      {tape && <TapeSteps steps={items} tape={tape} locale={locale} />}
      {!tape && weeks && <RulerSteps steps={items} weeks={weeks} locale={locale} />}
      {!tape && !weeks && plain}
    </Band>
  );
}
