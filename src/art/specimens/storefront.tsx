import { nameLook } from '../../lib/brand-name.ts';
import { Rosette } from '../rosette.tsx';
import { WaveBand } from '../wave-band.tsx';
import { ShopOffer, type ShopOfferWords } from './shop-offer.tsx';

export interface StorefrontWords extends ShopOfferWords {
  label: string;
  address: string;
  account: string;
  install: string;
}

interface StorefrontProps {
  brandName: string;
  words: StorefrontWords;
  className?: string;
}

export function Storefront({ brandName, words, className = '' }: StorefrontProps) {
  return (
    <figure
      role="img"
      aria-label={words.label}
      className={`@container overflow-hidden rounded-plate border border-edge bg-card ${className}`}
    >
      <p className="truncate border-rule border-b bg-sheet px-4 py-1.5 font-mono text-[0.6875rem] text-soft">
        {words.address}
      </p>
      <div className="flex items-center gap-2 px-4 pt-3">
        <Rosette preset="seal" className="size-7 shrink-0" />
        <p
          data-brand-text=""
          dir="auto"
          className={`min-w-0 flex-1 font-bold font-display text-print text-sm ${nameLook(brandName)}`}
        >
          {brandName}
        </p>
        <p className="hidden text-soft text-xs @[19rem]:block">{words.account}</p>
      </div>
      <WaveBand className="mt-2 h-5 w-full" />
      <div className="px-4 pt-2 pb-4">
        <ShopOffer words={words} />
        <p className="mt-2 text-balance text-center text-[0.75rem] text-soft leading-snug">
          {words.install}
        </p>
      </div>
    </figure>
  );
}
