import type { DrawingProps } from './drawing-props.ts';
import { Line, Lines } from './lines.tsx';

const isOurs = (index: number) => index % 2 === 0;
const level = (index: number) => (isOurs(index) ? 0 : 100);

/** The amplitudes of the wave's five lines, which meet at every station. */
const bows = [-18, -9, 0, 9, 18];

function turn(index: number, bow: number): string {
  const [x, to] = [index * 100 + 50 + bow, level(index + 1)];
  return `C${x} ${level(index)} ${x} ${to} ${index * 100 + 100} ${to}`;
}

/** Crests are steps of the platform, troughs those of the operator. */
const wave = (turns: number) =>
  bows
    .map((bow) => `M0 0${Array.from({ length: turns }, (_, index) => turn(index, bow)).join('')}`)
    .join('');

export function OrderPath({ words, className }: DrawingProps<'orderPath'>) {
  const { lanes, steps } = words;
  const lane = 'font-mono text-xs max-lg:hidden';
  return (
    <figure aria-label={words.label} className={className}>
      <p aria-hidden="true" className={`mb-6 border-print border-t pt-2 text-print ${lane}`}>
        {lanes.platform}
      </p>
      <div className="lg:grid lg:grid-cols-9 lg:grid-rows-[auto_9rem_auto] lg:gap-y-4">
        <ol className="lg:contents">
          {/* Each step is two columns wide. Its neighbors are in the other lane, one column further. */}
          {steps.map(({ name, text }, index) => (
            <li
              key={name}
              className="relative max-lg:ps-14 max-lg:pb-7 lg:col-span-2 lg:pe-5 lg:odd:row-start-1 lg:even:row-start-3 lg:nth-2:col-start-2"
            >
              {index < steps.length - 1 && <Descent isOurs={isOurs(index)} />}
              <Station isOurs={isOurs(index)} />
              <p
                className={`font-mono text-xs lg:sr-only ${isOurs(index) ? 'text-print' : 'text-soft'}`}
              >
                {isOurs(index) ? lanes.platform : lanes.own}
              </p>
              <p className="font-bold font-display leading-snug">{name}</p>
              <p className="mt-0.5 text-sm text-soft">{text}</p>
            </li>
          ))}
        </ol>
        <Lines
          box={`0 0 ${(steps.length + 1) * 100} 100`}
          className="col-span-9 row-start-2 ms-2 size-full overflow-visible max-lg:hidden"
        >
          <Line d="M0 50H894" stroke="var(--color-edge)" strokeDasharray="4 4" />
          <Line d={wave(steps.length - 1)} strokeWidth="0.9" />
        </Lines>
      </div>
      <p aria-hidden="true" className={`mt-6 border-edge border-b pb-2 text-soft ${lane}`}>
        {lanes.own}
      </p>
    </figure>
  );
}

/** Filled where the platform does the work, open where the operator does. */
function Station({ isOurs }: { isOurs: boolean }) {
  const side = isOurs ? 'max-lg:start-0 lg:-bottom-6' : 'max-lg:start-6 lg:-top-6';
  return (
    <span
      aria-hidden="true"
      className={`absolute size-4 rounded-full border-2 border-print max-lg:top-1 lg:start-0 ${isOurs ? 'bg-print' : 'bg-sheet'} ${side}`}
    />
  );
}

/** On a small screen, the wave goes down from this station to the next. */
function Descent({ isOurs }: { isOurs: boolean }) {
  const [from, to] = isOurs ? [0, 24] : [24, 0];
  return (
    <Lines
      box="0 0 24 100"
      className="absolute start-2 top-3 h-full w-6 overflow-visible lg:hidden"
    >
      <Line
        d={bows.map((bow) => `M${from} 0C${from} ${50 + bow} ${to} ${50 + bow} ${to} 100`).join('')}
        strokeWidth="0.9"
      />
    </Lines>
  );
}
