import { nameLook, shownName } from '../../../lib/identity.ts';
import { Chip } from '../../chip.tsx';
import { RingHatch } from '../../engraving/ring-hatch.tsx';
import { Rosette, WaveBand } from '../../rosette.tsx';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import { ShopOffer } from '../storefront/storefront.tsx';
import { PhoneCase } from './phone-case.tsx';
import type { phoneWords } from './phone-words.ts';

type Words = WordsOf<typeof phoneWords>;

/** Small screens show fewer phones, because none may cover the screen of another. */
export function Phone({ words, others, brand, className = '' }: DrawingProps<typeof phoneWords>) {
  const shop = words.shop ?? shownName(brand);
  const { time, tabs } = words;
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="isolate flex items-center justify-center">
        <PhoneCase time={time} tabs={tabs} tab={0} className="hidden w-56 @[30rem]:block">
          <AppName name={shop} />
          <div className="px-3 pt-2">
            <ShopOffer words={others.storefront} />
          </div>
        </PhoneCase>
        <PhoneCase
          time={time}
          tabs={tabs}
          tab={1}
          className="z-10 -mx-2 w-60 shadow-[0_18px_40px_-22px_oklch(0.185_0.035_228/0.45)]"
        >
          <p className="border-print border-y bg-sheet py-0.5 text-center font-mono text-[0.6875rem] text-print">
            {words.soon}
          </p>
          <AppName name={shop} />
          <MeterScreen words={words.meter} />
        </PhoneCase>
        <PhoneCase time={time} tabs={tabs} tab={1} className="hidden w-56 @[42rem]:block">
          <InstallScreen words={words.install} />
        </PhoneCase>
      </div>
    </figure>
  );
}

function AppName({ name }: { name: string }) {
  return (
    <>
      <div className="flex items-center gap-2 px-4 pt-2">
        <Rosette preset="seal" className="size-6 shrink-0" />
        <p className={`min-w-0 font-bold font-display text-print text-sm ${nameLook(name)}`}>
          {name}
        </p>
      </div>
      <WaveBand className="mt-1.5 h-4 w-full shrink-0" />
    </>
  );
}

const button =
  'rounded-plate bg-print py-2 text-center font-semibold text-paper text-sm leading-tight';

function MeterScreen({ words }: { words: Words['meter'] }) {
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
          <p className="narrow font-bold font-display text-[1.75rem] tabular-nums leading-none">
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

function InstallScreen({ words }: { words: Words['install'] }) {
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
