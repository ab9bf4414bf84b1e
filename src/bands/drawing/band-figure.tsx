import { Drawing } from '../../art/drawings/drawing.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import type { Picture } from '../../lib/pictures.ts';
import type { DrawingName } from '../../schema/drawings.ts';
import type { Site } from '../../schema/site.ts';

type Props = {
  figure: { show?: DrawingName | undefined; picture?: Picture | undefined };
  site: Site;
  id: string;
  place?: 'hero' | 'band';
  className?: string;
};

/** The figure of a band: the owner's picture, otherwise the drawing, otherwise nothing. */
export function BandFigure({ figure, site, id, place = 'band', className = '' }: Props) {
  const { show, picture } = figure;
  if (picture)
    return <OwnFigure picture={picture} place={place} className={`relative ${className}`} />;
  return show && <Drawing show={show} site={site} id={id} className={className} />;
}

export const captionLook = 'text-sm text-soft text-balance';
