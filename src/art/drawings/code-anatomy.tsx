import type { DrawingProps } from './drawing-props.ts';
import { QrPicture } from './qr-picture.tsx';

/**
 * A line goes from each part down to its note. The last part has the shortest one, so that none cross: a
 * line spans the rows of all earlier notes.
 */
const places = [
  ['lg:col-start-1 lg:row-end-7', 'lg:col-start-1 lg:row-start-6'],
  ['lg:col-start-2 lg:row-end-6', 'lg:col-start-2 lg:row-start-5'],
  ['lg:col-start-3 lg:row-end-5', 'lg:col-start-3 lg:row-start-4'],
  ['lg:col-start-4 lg:row-end-4', 'lg:col-start-4 lg:row-start-3'],
  ['lg:col-start-5 lg:row-end-3', 'lg:col-start-5 lg:row-start-2'],
] as const;

/** An activation code and its parts, with notes, from left to right in every language. */
export function CodeAnatomy({ words, others, className = '' }: DrawingProps<'codeAnatomy'>) {
  const { activationCode } = others.esimCard;
  const [head = '', host = '', matching = ''] = activationCode.split('$');
  const parts = [
    { print: head.slice(0, -1), ...words.prefix },
    { print: head.slice(-1), ...words.format },
    { print: `$${host}`, ...words.server },
    { print: `$${matching}`, ...words.matching },
    { ...words.optional, isOptional: true },
  ];
  return (
    <figure aria-label={words.label} dir="ltr" className={`relative ${className}`}>
      <dl className="lg:grid lg:grid-cols-[auto_auto_auto_auto_auto_1fr] lg:grid-rows-[clamp(2rem,4.2vw,3.5rem)]">
        {parts.map(({ print, name, text, ...part }, index) => {
          const [above, below] = places[index] ?? [];
          return (
            <div
              key={name}
              className="max-lg:border-print max-lg:border-s max-lg:ps-4 max-lg:pb-6 lg:contents"
            >
              <dt
                className={`wrap-anywhere font-mono text-xl leading-none lg:row-start-1 lg:flex lg:flex-col lg:whitespace-nowrap lg:text-[clamp(1.125rem,3.4vw,2.75rem)] lg:after:ms-1.5 lg:after:mt-3 lg:after:flex-1 lg:after:border-s ${'isOptional' in part ? 'text-soft lg:after:border-edge lg:after:border-dashed' : 'lg:after:border-print'} ${above}`}
              >
                {print}
              </dt>
              <dd className={`max-lg:mt-2 lg:-col-end-1 lg:ms-1.5 lg:ps-4 lg:pt-6 ${below}`}>
                <p
                  dir="auto"
                  className={`text-left font-semibold ${'isOptional' in part ? 'text-soft' : 'text-print'}`}
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
      <div className="aspect-square w-40 max-w-full max-sm:mt-6 sm:absolute sm:end-0 sm:bottom-0 lg:w-52">
        <QrPicture activationCode={activationCode} className="size-full" />
      </div>
    </figure>
  );
}
