import type { ReactNode } from 'react';
import { Drawing } from '../../art/drawings/drawing.tsx';
import { Rosette } from '../../art/rosette.tsx';
import { Actions } from '../../components/actions.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import { WithoutScript } from '../../components/without-script.tsx';
import { shownName } from '../../lib/identity.ts';
import type { BandProps } from '../define-band.ts';
import { InkForm } from './ink-form.tsx';
import type { landingHeroWords } from './landing-hero-words.ts';

type Props = BandProps<typeof landingHeroWords> & {
  /** The island with the e-mail form, if there is one. */
  form?: ReactNode;
};

export function LandingHero({ words, anchor, uid, site, form }: Props) {
  const { brand } = site;
  return (
    <div id={anchor} className="plate-stage">
      <div className="hero page-width">
        <div className="hero-words">
          <h1>{words.title}</h1>
          <p className="hero-lead text-soft">{words.lead}</p>
          <div className="sm:max-w-130">
            {form}
            {words.form && brand.forms === 'off' && (
              <WithoutScript text={words.form.noScript} email={brand.email} />
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
