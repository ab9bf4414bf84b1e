import type { ReactNode } from 'react';
import { Drawing } from '../../art/drawings/drawing.tsx';
import { Rosette } from '../../art/plate/rosette.tsx';
import { Actions } from '../../components/actions.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import type { BandProps } from '../define-band.ts';
import { InkForm } from './ink-form.tsx';
import type { landingHeroWords } from './landing-hero-words.ts';

type Props = BandProps<typeof landingHeroWords> & {
  /** The e-mail form. */
  children?: ReactNode;
};

/**
 * The first screen: text beside the rosette, on which card, shop and ink form lie without overlapping
 * each other. Even on low screens, the text ends above the lower left corner, which stays free for the
 * recent-activity popup.
 */
export function LandingHero({ words, anchor, uid, site, children }: Props) {
  return (
    <div id={anchor} className="plate-stage">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 pt-12 pb-20 [--screen:calc(min(100svh,76rem)-var(--header))] md:min-h-(--screen) md:grid-cols-2 md:py-0 print:block print:min-h-0 print:pb-6 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)] min-[72rem]:grid-cols-[minmax(0,13fr)_minmax(0,15fr)]">
        <div className="@container grid content-center gap-(--gap) [--gap:1.5rem] md:min-h-[calc(var(--screen)-8.5rem)] md:self-start print:min-h-0 md:[--gap:clamp(0.875rem,5svh_-_1.25rem,2rem)]">
          <h1 className="text-[clamp(2rem,11.3cqi,3.25rem)] ltr:leading-none md:text-[clamp(2rem,min(11.3cqi,8svh),4.25rem)]">
            {words.title}
          </h1>
          <p className="max-w-136 text-lg text-soft md:mb-[calc(var(--gap)/4)] md:text-[clamp(var(--text-base),2.6svh,var(--text-lg))]">
            {words.lead}
          </p>
          <div className="sm:max-w-130">
            {children}
            {words.actions && <Actions actions={words.actions} />}
          </div>
        </div>
        <div className="inkable grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,auto)] items-center justify-items-center *:[grid-area:1/1] md:pt-2 md:pb-12">
          {/* On wide screens it starts where the text ends, and runs off the edge of the page. */}
          <div className="print-pass aspect-square w-136 md:w-152 md:justify-self-start min-[72rem]:-ms-5 min-[72rem]:w-184">
            <Rosette preset="landing" className="size-full" />
          </div>
          {words.picture ? (
            <OwnFigure picture={words.picture} place="hero" className="relative w-full" />
          ) : (
            <div className="isolate grid w-[min(100%,22rem)] gap-5 md:justify-self-end min-[72rem]:w-full min-[72rem]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] min-[72rem]:grid-rows-[auto_1fr]">
              <Drawing show="esimCard" site={site} id={`${uid}-card`} className="hero-card" />
              <Drawing
                show="storefront"
                site={site}
                id={`${uid}-shop`}
                className="max-[72rem]:order-last max-[72rem]:[&_.shop-plans]:hidden min-[72rem]:[grid-area:1/2/3/3] min-[72rem]:self-end"
              />
              {words.ink && <InkForm words={words.ink} shop={site.drawings.storefront?.shop} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
