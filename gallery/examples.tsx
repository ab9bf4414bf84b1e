import type { Content } from '../src/content/parse-content.ts';
import { bands } from './bands.tsx';
import { drawingsOf } from './drawings.tsx';
import type { Example } from './example.ts';
import { pieces } from './pieces.tsx';
import { plates } from './plates.tsx';

const files: Record<string, string> = { esimCard: 'art/esim-card.tsx' };

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const specimens = (content: Content): Example[] =>
  Object.entries(drawingsOf(content.specimens, 'Sample Travel', content.brand)).map(
    ([name, element]) => ({
      file: files[name] ?? `art/specimens/${toKebab(name)}.tsx`,
      name,
      element,
    }),
  );

/** Everything there is to look at, by shelf. The gallery shows it, and tests render it. */
export const shelves = (content: Content): Record<string, Example[]> => ({
  Plate: plates(content),
  Specimens: specimens(content),
  Pieces: pieces(content),
  Bands: bands(content),
});
