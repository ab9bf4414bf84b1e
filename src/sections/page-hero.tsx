import type { ReactNode } from 'react';
import type { PresetName } from '../art/plate/presets.ts';
import { Rosette } from '../art/rosette.tsx';
import { Actions } from '../components/actions.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import type { HeroWords } from '../content/schemas/fields.ts';
import type { Picture } from '../lib/picture.ts';

type Props = {
  words: HeroWords;
  /** The sentence under the drawing. */
  caption: string;
  /** The owner's own picture, in place of the drawing. */
  picture: Picture | undefined;
  preset: PresetName;
  /** The page's own drawn object. */
  figure?: ReactNode;
};

/** Head of a solution or feature page, with one drawn object over the plate. */
export function PageHero({ words, caption, picture, preset, figure }: Props) {
  return (
    <div className="plate-stage">
      <div className="page-width page-grid gap-y-14 pt-14 pb-16 lg:pt-24 lg:pb-28">
        <div className="col-span-12 lg:col-span-5 lg:pt-6">
          <h1 className="text-[clamp(2.125rem,1.6rem+1.7vw,2.875rem)] leading-[1.06]">
            {words.title}
          </h1>
          <p className="mt-6 max-w-text text-lg text-soft">{words.lead}</p>
          <Actions actions={words.actions} className="mt-9 lg:max-xl:*:grow" />
        </div>
        <div className="col-span-12 lg:col-span-7">
          <div className="relative lg:static">
            <div className="plate-corner print-pass">
              <Rosette preset={preset} />
            </div>
            {picture ? <OwnFigure picture={picture} place="hero" className="relative" /> : figure}
          </div>
          <p className="mt-4 text-sm text-soft text-balance">{caption}</p>
        </div>
      </div>
    </div>
  );
}
