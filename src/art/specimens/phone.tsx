import { nameLook } from '../../lib/brand-name.ts';
import { Rosette } from '../rosette.tsx';
import { WaveBand } from '../wave-band.tsx';
import { PhoneCase } from './phone-case.tsx';
import {
  InstallScreen,
  type InstallScreenWords,
  MeterScreen,
  type MeterScreenWords,
} from './phone-screens.tsx';
import { ShopOffer, type ShopOfferWords } from './shop-offer.tsx';

export interface PhoneWords {
  label: string;
  time: string;
  soon: string;
  tabs: readonly string[];
  meter: MeterScreenWords;
  install: InstallScreenWords;
}

interface PhoneProps {
  brandName: string;
  words: PhoneWords;
  /** The same plans as in the storefront. */
  offer: ShopOfferWords;
  className?: string;
}

/**
 * One app on three phones: buy, install, and in front what is left of a plan. Small screens show fewer,
 * because none may cover another's screen.
 */
export function Phone({ brandName, words, offer, className = '' }: PhoneProps) {
  const { time, tabs } = words;
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="isolate flex items-center justify-center">
        <PhoneCase time={time} tabs={tabs} tab={0} className="hidden w-56 @[30rem]:block">
          <AppName name={brandName} />
          <div className="px-3 pt-2">
            <ShopOffer words={offer} />
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
          <AppName name={brandName} />
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
