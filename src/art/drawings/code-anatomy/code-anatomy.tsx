import { QrPicture } from '../../pieces/qr-picture.tsx';
import type { DrawingProps } from '../define-drawing.ts';
import type { drawing } from './schema.ts';

/**
 * Under each part a line goes down to its note; the last part has the shortest, so that none crosses.
 * The line is the part's own: it spans the rows of all notes that come before.
 */
const places = [
  ['lg:col-start-1 lg:row-end-7', 'lg:col-start-1 lg:row-start-6'],
  ['lg:col-start-2 lg:row-end-6', 'lg:col-start-2 lg:row-start-5'],
  ['lg:col-start-3 lg:row-end-5', 'lg:col-start-3 lg:row-start-4'],
  ['lg:col-start-4 lg:row-end-4', 'lg:col-start-4 lg:row-start-3'],
  ['lg:col-start-5 lg:row-end-3', 'lg:col-start-5 lg:row-start-2'],
] as const;

const part =
  'wrap-anywhere font-mono text-xl leading-none lg:row-start-1 lg:flex lg:flex-col lg:whitespace-nowrap lg:text-[clamp(1.125rem,3.4vw,2.75rem)] lg:after:ms-1.5 lg:after:mt-3 lg:after:flex-1 lg:after:border-s';
const tones = {
  fixed: 'lg:after:border-print',
  optional: 'text-soft lg:after:border-edge lg:after:border-dashed',
};

export function CodeAnatomy({ words, others, className = '' }: DrawingProps<typeof drawing>) {
  const { activationCode } = others.esimCard;
  const [head = '', host = '', matching = ''] = activationCode.split('$');
  const parts = [
    { print: head.slice(0, -1), ...words.prefix },
    { print: head.slice(-1), ...words.format },
    { print: `$${host}`, ...words.server },
    { print: `$${matching}`, ...words.matching },
    words.optional,
  ];
  return (
    // The code runs from left to right in every language, and its notes with it.
    <figure aria-label={words.label} dir="ltr" className={`relative ${className}`}>
      <dl className="lg:grid lg:grid-cols-[auto_auto_auto_auto_auto_1fr] lg:grid-rows-[clamp(2rem,4.2vw,3.5rem)]">
        {parts.map(({ print, name, text }, index) => {
          const isOptional = index === parts.length - 1;
          const [above, below] = places[index] ?? [];
          return (
            <div
              key={name}
              className="max-lg:border-print max-lg:border-s max-lg:ps-4 max-lg:pb-6 lg:contents"
            >
              <dt className={`${part} ${isOptional ? tones.optional : tones.fixed} ${above}`}>
                {print}
              </dt>
              <dd className={`max-lg:mt-2 lg:-col-end-1 lg:ms-1.5 lg:ps-4 lg:pt-6 ${below}`}>
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
        className="size-40 max-sm:mt-6 sm:absolute sm:end-0 sm:bottom-0 lg:size-52"
      />
    </figure>
  );
}
