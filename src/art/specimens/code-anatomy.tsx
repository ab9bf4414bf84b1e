import { QrPicture } from './qr-picture.tsx';

interface Note {
  name: string;
  text: string;
}

export interface CodeAnatomyWords {
  label: string;
  prefix: Note;
  format: Note;
  server: Note;
  matching: Note;
  /** What may follow, as it would be written. */
  optional: Note & { print: string };
}

interface CodeAnatomyProps {
  words: CodeAnatomyWords;
  activationCode: string;
  className?: string;
}

/**
 * Under each part a line goes down to its note; the last part has the shortest, so that none crosses.
 * The line is the part's own: it spans the rows of all notes that come before.
 */
const places = [
  ['md:col-start-1 md:row-end-7', 'md:col-start-1 md:row-start-6'],
  ['md:col-start-2 md:row-end-6', 'md:col-start-2 md:row-start-5'],
  ['md:col-start-3 md:row-end-5', 'md:col-start-3 md:row-start-4'],
  ['md:col-start-4 md:row-end-4', 'md:col-start-4 md:row-start-3'],
  ['md:col-start-5 md:row-end-3', 'md:col-start-5 md:row-start-2'],
] as const;

const part =
  'wrap-anywhere font-mono text-xl leading-none md:row-start-1 md:flex md:flex-col md:whitespace-nowrap md:text-[clamp(1.125rem,3.4vw,2.75rem)] md:after:ms-1.5 md:after:mt-3 md:after:flex-1 md:after:border-s';
const tones = {
  fixed: 'md:after:border-print',
  optional: 'text-soft md:after:border-edge md:after:border-dashed',
};

/** An activation code taken apart: each part large, with a line to what it says. */
export function CodeAnatomy({ words, activationCode, className = '' }: CodeAnatomyProps) {
  const [head = '', host = '', id = ''] = activationCode.split('$');
  const parts = [
    { print: head.slice(0, -1), ...words.prefix },
    { print: head.slice(-1), ...words.format },
    { print: `$${host}`, ...words.server },
    { print: `$${id}`, ...words.matching },
    words.optional,
  ];
  return (
    // The code runs from left to right in every language, and its notes with it.
    <figure aria-label={words.label} dir="ltr" className={`relative ${className}`}>
      <dl className="md:grid md:grid-cols-[auto_auto_auto_auto_auto_1fr] md:grid-rows-[clamp(2rem,4.2vw,3.5rem)]">
        {parts.map(({ print, name, text }, index) => {
          const isOptional = index === parts.length - 1;
          const [above, below] = places[index] ?? [];
          return (
            <div
              key={name}
              className="max-md:border-print max-md:border-s max-md:ps-4 max-md:pb-6 md:contents"
            >
              <dt className={`${part} ${isOptional ? tones.optional : tones.fixed} ${above}`}>
                {print}
              </dt>
              <dd className={`max-md:mt-2 md:-col-end-1 md:ms-1.5 md:ps-4 md:pt-6 ${below}`}>
                <p
                  dir="auto"
                  className={`text-left font-semibold ${isOptional ? 'text-soft' : 'text-print'}`}
                >
                  {name}
                </p>
                <p dir="auto" className="max-w-96 text-left text-sm text-soft">
                  {text}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
      <QrPicture
        activationCode={activationCode}
        className="size-40 max-md:mt-6 md:absolute md:end-0 md:bottom-0 lg:size-52"
      />
    </figure>
  );
}
