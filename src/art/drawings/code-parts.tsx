import { Fragment, type ReactNode } from 'react';

/** An activation code that wraps after a dollar sign if it is too long for its line. */
export const BreakableCode = ({ code }: { code: string }) =>
  code.split(/(?<=\$)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** How a part is printed: required, optional, found, or wrong. */
type Look = 'fixed' | 'optional' | 'found' | 'wrong';

export type CodePart = { print: string; name: string; text: string; look: Look };

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

const part = 'wrap-anywhere font-mono text-xl leading-none';
const across =
  'lg:row-start-1 lg:flex lg:flex-col lg:whitespace-nowrap lg:after:ms-1.5 lg:after:mt-3 lg:after:flex-1 lg:after:border-s';

/** If the code is too long for one line, its parts are stacked. */
const sizes = {
  large: `${across} lg:text-[clamp(1.125rem,3.4vw,2.75rem)]`,
  medium: `${across} lg:text-[clamp(1.0625rem,2.4vw,1.875rem)]`,
  small: `${across} lg:text-[clamp(1rem,1.9vw,1.5rem)]`,
  stacked: '',
};
/** The classes of a part's text and line, and of its name. */
const tones: Record<Look, [string, string]> = {
  fixed: ['lg:after:border-print', 'text-print'],
  optional: ['text-soft lg:after:border-edge lg:after:border-dashed', 'text-soft'],
  found: ['text-print lg:after:border-print', 'text-print'],
  wrong: ['text-alert lg:after:border-alert', 'text-alert'],
};

type Props = {
  label: string;
  parts: readonly CodePart[];
  size?: keyof typeof sizes;
  className?: string;
  /** The QR code, if there is one. */
  children?: ReactNode;
};

/** The parts of an activation code with their notes, from left to right in every language. */
export function CodeParts({ label, parts, size = 'large', className = '', children }: Props) {
  const isStacked = size === 'stacked';
  const stacked = isStacked
    ? 'border-print border-s ps-4 pb-6'
    : 'max-lg:border-print max-lg:border-s max-lg:ps-4 max-lg:pb-6 lg:contents';
  return (
    <figure aria-label={label} dir="ltr" className={`relative ${className}`}>
      <dl
        className={
          isStacked
            ? 'lg:grid lg:grid-cols-2 lg:gap-x-12'
            : 'lg:grid lg:grid-cols-[auto_auto_auto_auto_auto_1fr] lg:grid-rows-[clamp(2rem,4.2vw,3.5rem)]'
        }
      >
        {parts.map(({ print, name, text, look }, index) => {
          const [above, below] = (isStacked ? [] : places[index]) ?? [];
          const [printed, named] = tones[look];
          return (
            <div key={name} className={stacked}>
              <dt className={[part, sizes[size], printed, above].filter(Boolean).join(' ')}>
                {print}
              </dt>
              <dd
                className={
                  isStacked
                    ? 'mt-2'
                    : `max-lg:mt-2 lg:-col-end-1 lg:ms-1.5 lg:ps-4 lg:pt-6 ${below}`
                }
              >
                <p dir="auto" className={`text-left font-semibold ${named}`}>
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
      {children && (
        <div className="aspect-square w-40 max-w-full max-sm:mt-6 sm:absolute sm:end-0 sm:bottom-0 lg:w-52">
          {children}
        </div>
      )}
    </figure>
  );
}
