import type { ReactNode } from 'react';
import { EsimCard } from '../art/esim-card.tsx';
import { Rosette } from '../art/rosette.tsx';
import { Storefront } from '../art/specimens/storefront.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import { InkForm } from './ink-form.tsx';

type Props = {
  words: Landing['hero'];
  specimens: Pick<Specimens, 'esimCard' | 'storefront'>;
  brandName: string;
  /** The e-mail box: an island. */
  form?: ReactNode;
};

/** The promise, and the plate it is printed from: rosette, eSIM card and shop in one ink. */
export function LandingHero({ words, specimens, brandName, form }: Props) {
  return (
    <div className="plate-stage plate-stage-landing">
      <div className="page-width page-grid gap-y-12 pt-12 pb-20 lg:min-h-[44rem] lg:py-16">
        <div className="relative z-10 col-span-12 lg:col-span-6 lg:pt-28">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="mt-6 max-w-136 text-lg text-soft">{words.lead}</p>
          <div className="mt-9 max-w-130">
            {form}
            <p className="without-script">{words.form.noScript}</p>
          </div>
        </div>
        <div className="hero-plate inkable col-span-12 lg:col-span-6">
          <div className="hero-rosette print-pass">
            <Rosette preset="landing" className="size-full" />
          </div>
          <EsimCard
            brandName={brandName}
            words={specimens.esimCard}
            className="hero-card arrives-whole"
          />
          <Storefront
            brandName={brandName}
            words={specimens.storefront}
            className="hero-shop arrives-whole"
          />
          <div className="hero-ink">
            <InkForm words={words.ink} brandName={brandName} />
          </div>
        </div>
      </div>
    </div>
  );
}
