import { Drawing } from '../../art/drawings/drawing.tsx';
import { Rosette } from '../../art/rosette.tsx';
import { Actions } from '../../components/actions.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import type { BandProps } from '../define-band.ts';
import type { heroWords } from './hero-words.ts';

export function Hero({ words, anchor, site, page }: BandProps<typeof heroWords>) {
  return (
    <div id={anchor} className="plate-stage">
      <div className="page-width page-grid gap-y-14 pt-14 pb-16 lg:pt-24 lg:pb-28">
        <div className="col-span-12 lg:col-span-5 lg:pt-6">
          <h1 className="text-[clamp(2.125rem,1.6rem+1.7vw,2.875rem)] leading-[1.06]">
            {words.title}
          </h1>
          <p className="mt-6 max-w-text text-lg text-soft">{words.lead}</p>
          <Actions actions={words.actions} className="mt-9" itemClass="lg:max-xl:grow" />
        </div>
        <div className="col-span-12 lg:col-span-7">
          <div className="relative lg:static">
            <div className="plate-corner print-pass">
              <Rosette preset={words.plate ?? page.ink ?? 'landing'} />
            </div>
            {words.picture ? (
              <OwnFigure picture={words.picture} place="hero" className="relative" />
            ) : (
              words.show && <Drawing show={words.show} site={site} id="hero-figure" />
            )}
          </div>
          {words.caption && <p className="mt-4 text-sm text-soft text-balance">{words.caption}</p>}
        </div>
      </div>
    </div>
  );
}
