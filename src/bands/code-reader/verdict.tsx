import { CircleAlert, CircleCheck, Info } from 'lucide';
import { LineIcon } from '../../components/line-icon.tsx';
import { fill } from '../../lib/text.ts';
import type { CodeReaderWords } from './code-reader-words.ts';
import type { Fault, Reading } from './read-code.ts';

export const faultWords = ({ field, kind, found }: Fault, words: CodeReaderWords) =>
  `${words.fields[field]}: ${fill(words.faults[kind], { found })}`;

/** What was found: sound or not, what is worth knowing, and each part in words. */
export function Verdict({ reading, words }: { reading: Reading; words: CodeReaderWords }) {
  const { sound, soundNote, wrong } = words.verdict;
  const { fields, none, flagSet } = words;
  const { isSound } = reading;
  const lines = isSound
    ? reading.remarks.map((remark) => words.remarks[remark])
    : reading.faults.map((fault) => faultWords(fault, words));
  const parts = isSound && [
    [fields.format, '1'],
    [fields.address, reading.parts.address],
    [fields.matchingId, reading.parts.matchingId || none],
    [fields.oid, reading.parts.oid ?? none],
    [fields.flag, reading.parts.needsConfirmation ? flagSet : none],
  ];
  return (
    <div className="mb-12 border-ink border-t pt-6">
      {isSound ? (
        <>
          <p className="flex items-center gap-3 font-bold font-display text-xl">
            <LineIcon drawing={CircleCheck} className="size-6 text-good" />
            <span>{sound}</span>
          </p>
          <p className="mt-1 text-sm text-soft">{soundNote}</p>
        </>
      ) : (
        <p className="font-bold font-display text-xl text-alert">{wrong}</p>
      )}
      <ul className="mt-3 empty:hidden">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 py-1.5">
            <LineIcon
              drawing={isSound ? Info : CircleAlert}
              className={`mt-0.5 size-5 ${isSound ? 'text-print' : 'text-alert'}`}
            />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {line}
            </span>
          </li>
        ))}
      </ul>
      {parts && (
        <dl className="mt-6 text-sm">
          {parts.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 border-rule border-t py-2 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="text-soft">{name}</dt>
              <dd dir="auto" className="font-mono wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
