import { RingHatch } from '../charts/ring-hatch.tsx';
import { Chip } from '../chip.tsx';

interface Pair {
  term: string;
  value: string;
}

export interface MeterScreenWords {
  title: string;
  state: string;
  left: string;
  of: string;
  share: number;
  facts: readonly Pair[];
  action: string;
}

export interface InstallScreenWords {
  title: string;
  text: string;
  rows: readonly Pair[];
  action: string;
  other: string;
}

const button =
  'rounded-plate bg-print py-2 text-center font-semibold text-paper text-sm leading-tight';

/** What is left of a plan, as a ring. */
export function MeterScreen({ words }: { words: MeterScreenWords }) {
  const left = words.share / 100;
  return (
    <div className="flex flex-1 flex-col px-4 pt-2 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <p className="narrow font-bold font-display text-2xl tracking-tight">{words.title}</p>
        <p className="text-good text-xs">{words.state}</p>
      </div>
      <div className="relative mx-auto my-auto w-36 py-2">
        <svg aria-hidden="true" viewBox="-100 -100 200 200" fill="none" stroke="var(--print)">
          <circle r="98" strokeWidth="0.8" />
          <circle r="70" strokeWidth="0.8" />
          <RingHatch
            from={left}
            to={1}
            spokes={24}
            radii={[72, 96]}
            weight={0.7}
            stroke="var(--color-edge)"
          />
          <RingHatch from={0} to={left} spokes={130} radii={[72, 96]} weight={1.6} />
        </svg>
        <div className="absolute inset-0 grid place-content-center text-center">
          <p className="narrow font-bold font-display text-[2rem] tabular-nums leading-none">
            {words.left}
          </p>
          <p className="mt-1 text-soft text-xs">{words.of}</p>
        </div>
      </div>
      <dl className="mb-3 grid grid-cols-2 border-rule border-y">
        {words.facts.map(({ term, value }, index) => (
          <div key={term} className={`py-1.5 ${index ? 'border-rule border-s ps-3' : ''}`}>
            <dt className="text-[0.6875rem] text-soft leading-tight">{term}</dt>
            <dd className="font-mono text-sm leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={button}>{words.action}</p>
    </div>
  );
}

/** The installation: one tap where the system can do it, a code elsewhere. */
export function InstallScreen({ words }: { words: InstallScreenWords }) {
  return (
    <div className="flex flex-1 flex-col px-4 pt-3 pb-4">
      <Chip className="mx-auto mt-auto mb-5 h-15 w-20" />
      <p className="font-bold font-display text-lg leading-tight">{words.title}</p>
      <p className="mt-1 text-soft text-xs">{words.text}</p>
      <dl className="mt-3 mb-4 border-rule border-t">
        {words.rows.map(({ term, value }) => (
          <div key={term} className="border-rule border-b py-1.5">
            <dt className="text-[0.6875rem] text-soft leading-tight">{term}</dt>
            <dd className="font-mono text-xs">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={button}>{words.action}</p>
      <p className="mt-2 text-center text-print text-xs">{words.other}</p>
    </div>
  );
}
