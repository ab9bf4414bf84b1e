import { RingHatch } from '../charts/ring-hatch.tsx';

export interface RingPartsWords {
  title: string;
  parts: readonly { name: string; share: number }[];
}

/** Distance between the lines of part `index`: parts differ in tone, not in color. */
const pitch = (index: number) => 1 + index * 1.1;

export function RingParts({ words }: { words: RingPartsWords }) {
  let from = 0;
  const drawn = words.parts.map(({ name, share }, index) => {
    const start = from;
    from += share / 100;
    const spokes = Math.max(2, Math.round((share * 2.6) / pitch(index)));
    return { name, share, from: start + 0.008, to: from - 0.008, spokes };
  });
  return (
    <>
      <p className="font-semibold text-xs">{words.title}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <svg
          aria-hidden="true"
          className="size-24 shrink-0"
          viewBox="-84 -84 168 168"
          fill="none"
          stroke="var(--print)"
        >
          <circle r="82" strokeWidth="0.8" />
          <circle r="42" strokeWidth="0.8" />
          {drawn.map(({ name, share, ...part }) => (
            <RingHatch key={name} {...part} radii={[46, 78]} weight={1.2} />
          ))}
        </svg>
        <ul className="min-w-28 flex-1 text-xs">
          {drawn.map(({ name, share }, index) => (
            <li
              key={name}
              className="flex items-center gap-2 border-rule border-b py-1.5 last:border-b-0"
            >
              <Swatch pitch={2 * pitch(index)} />
              <span className="wrap-anywhere text-soft leading-tight">{name}</span>
              <span className="ms-auto font-mono tabular-nums">{share}%</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Swatch({ pitch }: { pitch: number }) {
  const strokes = Array.from({ length: Math.round(14 / pitch) }, (_, line) => 1 + line * pitch);
  return (
    <svg
      aria-hidden="true"
      className="h-3 w-3.5 shrink-0"
      viewBox="0 0 14 12"
      stroke="var(--print)"
    >
      <path d={strokes.map((x) => `M${x} 0v12`).join('')} />
    </svg>
  );
}
