import { CodeParts } from '../../art/drawings/code-parts.tsx';
import { QrPicture } from '../../art/drawings/qr-picture.tsx';
import type { CodeReaderWords } from './code-reader-fields.ts';
import { type CodeField, fieldsOf, type Reading } from './read-code.ts';

/** The words of the drawing “codeAnatomy”. */
export type AnatomyWords = {
  label: string;
  optional: { print: string; name: string; text: string };
} & Record<'prefix' | 'format' | 'server' | 'matching', { name: string; text: string }>;

type Props = {
  anatomy: AnatomyWords;
  sample: string;
  typed: string;
  reading: Reading | undefined;
  words: CodeReaderWords;
};

/** How many characters fit on one line of a wide screen, with room for the last note. */
const lineOf = { large: 40, medium: 52, small: 64 };

const sizeOf = (length: number) => {
  if (length <= lineOf.large) return 'large';
  if (length <= lineOf.medium) return 'medium';
  return length <= lineOf.small ? 'small' : 'stacked';
};

/** Whether a text has fields to show. */
export const isTakenApart = (reading: Reading | undefined) =>
  Boolean(reading?.isSound || reading?.faults.some(({ field }) => field !== 'whole'));

/** The drawing: the sample, or the parts of the visitor's code, each as it was found. */
export function LiveCode({ anatomy, sample, typed, reading, words }: Props) {
  const isOwn = isTakenApart(reading);
  const [format = '', address = '', matching, ...optional] = fieldsOf(isOwn ? typed : sample);
  const wrong = new Set<CodeField>(
    reading && !reading.isSound ? reading.faults.map(({ field }) => field) : [],
  );
  const lookOf = (...fields: CodeField[]) => {
    if (!isOwn) return 'fixed';
    return fields.some((field) => wrong.has(field)) ? 'wrong' : 'found';
  };
  const rest = optional.map((field) => `$${field}`).join('');
  const length = `LPA:${format}$${address}$${matching}${rest || anatomy.optional.print}`.length;
  return (
    <CodeParts
      label={isOwn ? words.input.yours : anatomy.label}
      size={isOwn ? sizeOf(length) : 'large'}
      parts={[
        { print: 'LPA:', ...anatomy.prefix, look: lookOf() },
        { print: format || '–', ...anatomy.format, look: lookOf('format') },
        { print: `$${address}`, ...anatomy.server, look: lookOf('address') },
        {
          print: matching === undefined ? '–' : `$${matching}`,
          ...anatomy.matching,
          look: lookOf('matchingId'),
        },
        rest
          ? { ...anatomy.optional, print: rest, look: lookOf('oid', 'flag') }
          : { ...anatomy.optional, look: 'optional' },
      ]}
    >
      {!isOwn && <QrPicture activationCode={sample} className="size-full" />}
    </CodeParts>
  );
}
