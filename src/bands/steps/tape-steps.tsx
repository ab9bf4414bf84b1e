import { numberIn } from '../../lib/numbers.ts';
import { fill } from '../../lib/text.ts';
import type { WordsOf } from '../define-band.ts';
import { DrawnSteps } from './drawn-steps.tsx';
import type { stepsWords } from './steps-words.ts';
import { TapePiece } from './tape.tsx';

type Words = WordsOf<typeof stepsWords>;
type Props = { steps: Words['items']; tape: NonNullable<Words['tape']>; locale: string };

/** The hours in a day, and between two numbers. */
const [day, half] = [24, 12];

/**
 * Four steps under one printed tape. The tape is blank before the start, counts hours during the second
 * step, and days after that.
 */
export function TapeSteps({ steps, tape, locale }: Props) {
  const count = (words: string, n: number) =>
    fill(words, { n: new Intl.NumberFormat(locale).format(n) });
  const hours = numberIn(tape.hours, locale) || 0;
  const days = numberIn(tape.days, locale) || 0;
  const ready = Math.floor(hours / day);
  const first = Math.floor((days - ready) / 2);
  const dayLabels = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => count(tape.day, from + index + 1));
  const pieces = [
    { labels: [tape.start] },
    {
      scale: { parts: hours, long: half },
      labels: Array.from({ length: hours / half }, (_, index) =>
        count(tape.hour, (index + 1) * half),
      ),
    },
    { scale: { parts: first * 4, long: 4 }, labels: dayLabels(ready, ready + first) },
    {
      scale: { parts: (days - ready - first) * 4, long: 4 },
      labels: dayLabels(ready + first, days),
    },
  ];
  return (
    <DrawnSteps
      steps={steps}
      className="sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0"
      textClass="lg:pe-8"
      heads={pieces.map((piece, index) => (
        <TapePiece
          key={tape.prints[index]}
          print={tape.prints[index] ?? ''}
          isLast={index === pieces.length - 1}
          {...piece}
        />
      ))}
    />
  );
}
