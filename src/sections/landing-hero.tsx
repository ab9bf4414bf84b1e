import type { ReactNode } from 'react';
import { EsimCard } from '../art/esim-card.tsx';
import { Rosette } from '../art/rosette.tsx';
import { Storefront } from '../art/specimens/storefront.tsx';
import { Actions } from '../components/actions.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import { WithoutScript } from '../components/without-script.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import { InkForm } from './ink-form.tsx';

type Props = {
  words: Landing['hero'];
  specimens: Pick<Specimens, 'esimCard' | 'storefront'>;
  brandName: string;
  /** Where to write to without scripts, if the form needs them. */
  email?: string;
  /** The e-mail box, if there is one: an island. */
  form?: ReactNode;
};

export function LandingHero({ words, specimens, brandName, email, form }: Props) {
  return (
    <div className="plate-stage">
      <div className="hero page-width">
        <div className="hero-words">
          <h1>{words.title}</h1>
          <p className="hero-lead text-soft">{words.lead}</p>
          <div className="sm:max-w-130">
            {form}
            {words.form && email && <WithoutScript text={words.form.noScript} email={email} />}
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
              <EsimCard brandName={brandName} words={specimens.esimCard} className="hero-card" />
              <Storefront
                brandName={brandName}
                words={specimens.storefront}
                className="hero-shop"
              />
              {words.ink && <InkForm words={words.ink} brandName={brandName} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
