import { CircleAlert, CircleCheck, Info } from 'lucide';
import { LineIcon } from '../../components/line-icon.tsx';
import { fill } from '../../lib/text.ts';
import type { CodeReaderWords } from './code-reader-fields.ts';
import type { Fault, Reading } from './read-code.ts';

type Sound = Extract<Reading, { isSound: true }>;
type Words = { words: CodeReaderWords };

export const faultWords = ({ field, kind, found }: Fault, words: CodeReaderWords) =>
  `${words.fields[field]}: ${fill(words.faults[kind], { found })}`;

function Line({
  drawing,
  tone,
  children,
}: {
  drawing: typeof Info;
  tone: string;
  children: string;
}) {
  return (
    <li className="flex gap-3 py-1.5">
      <LineIcon drawing={drawing} className={`mt-0.5 size-5 ${tone}`} />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </li>
  );
}

function PartsInWords({ reading: { parts }, words }: { reading: Sound } & Words) {
  const { fields, none, flagSet } = words;
  const lines = [
    [fields.format, '1'],
    [fields.address, parts.address],
    [fields.matchingId, parts.matchingId || none],
    [fields.oid, parts.oid ?? none],
    [fields.flag, parts.needsConfirmation ? flagSet : none],
  ];
  return (
    <dl className="mt-6 text-sm">
      {lines.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-rule border-t py-2 sm:grid-cols-[11rem_1fr]">
          <dt className="text-soft">{name}</dt>
          <dd dir="auto" className="font-mono wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was found: sound or not, each part in words, and what is worth knowing. */
export function Verdict({ reading, words }: { reading: Reading } & Words) {
  if (!reading.isSound) {
    return (
      <div>
        <p className="font-bold font-display text-xl text-alert">{words.verdict.wrong}</p>
        <ul className="mt-3">
          {reading.faults.map((fault) => (
            <Line key={fault.kind} drawing={CircleAlert} tone="text-alert">
              {faultWords(fault, words)}
            </Line>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div>
      <p className="flex items-center gap-3 font-bold font-display text-xl">
        <LineIcon drawing={CircleCheck} className="size-6 text-good" />
        <span>{words.verdict.sound}</span>
      </p>
      <p className="mt-1 text-sm text-soft">{words.verdict.soundNote}</p>
      {reading.remarks.length > 0 && (
        <ul className="mt-3">
          {reading.remarks.map((remark) => (
            <Line key={remark} drawing={Info} tone="text-print">
              {words.remarks[remark]}
            </Line>
          ))}
        </ul>
      )}
      <PartsInWords reading={reading} words={words} />
    </div>
  );
}
