import type { ReactNode } from 'react';
import { Drawing } from '../../art/drawings/drawing.tsx';
import { Rosette } from '../../art/plate/rosette.tsx';
import { Actions } from '../../components/actions.tsx';
import type { Sending } from '../../components/form-frame.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import { NotLoaded, WithoutScript } from '../../components/without-script.tsx';
import { shownName } from '../../lib/identity.ts';
import type { BandProps } from '../define-band.ts';
import { HeroForm } from './hero-form.tsx';
import { InkForm } from './ink-form.tsx';
import type { landingHeroWords } from './landing-hero-words.ts';

type Props = BandProps<typeof landingHeroWords> & {
  sending?: Sending | undefined;
  /** The island that answers the e-mail form. */
  answer?: ReactNode;
};

export function LandingHero({ words, anchor, uid, site, sending, answer }: Props) {
  const { brand } = site;
  return (
    <div id={anchor} className="plate-stage">
      <div className="hero page-width">
        <div className="hero-words">
          <h1>{words.title}</h1>
          <p className="hero-lead text-soft">{words.lead}</p>
          <div className="sm:max-w-130">
            {words.form && <HeroForm words={words.form} sending={sending} answer={answer} />}
            {words.form && !sending && (
              <>
                <NotLoaded text={site.words.notLoaded} />
                <WithoutScript text={words.form.noScript} email={brand.email} />
              </>
            )}
            {words.actions && <Actions actions={words.actions} />}
          </div>
        </div>
        <div className="hero-plate inkable">
          <div className="hero-rosette print-pass">
            <Rosette preset="landing" className="size-full" />
          </div>
          {words.picture ? (
            <OwnFigure picture={words.picture} place="hero" className="relative w-full" />
          ) : (
            <div className="hero-sheets">
              <Drawing show="esimCard" site={site} id={`${uid}-card`} className="hero-card" />
              <Drawing show="storefront" site={site} id={`${uid}-shop`} className="hero-shop" />
              {words.ink && <InkForm words={words.ink} brandName={shownName(brand)} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
