import type { ComponentType } from 'react';
import { type DrawingName, neededBy } from '../../schema/drawings.ts';
import type { Site } from '../../schema/site.ts';

const files = import.meta.glob<Record<string, ComponentType<Record<string, unknown>>>>(
  ['./*.tsx', '!./*.test.tsx'],
  { eager: true },
);

type Props = {
  show: DrawingName;
  site: Pick<Site, 'brand' | 'drawings' | 'prices'>;
  /** Unique on its page, for ids inside the drawing. */
  id: string;
  className?: string;
};

/** Any drawing by its name, which determines its file and component. */
export function Drawing({ show, site, id, className = '' }: Props) {
  const { brand, drawings, prices } = site;
  const file = show.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const Shown = files[`./${file}.tsx`]?.[show.replace(/^./, (letter) => letter.toUpperCase())];
  if (!Shown) throw new Error(`src/art/drawings/${file}.tsx has no component`);
  const needed = Object.fromEntries(neededBy(show).map((name) => [name, drawings[name]]));
  const words = needed[show];
  const shared = { brand, sale: prices.sale, id, className };
  return <Shown words={words} others={needed} {...shared} />;
}
