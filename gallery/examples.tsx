import { Drawing } from '../src/art/drawings/drawing.tsx';
import { drawingNames } from '../src/art/drawings/table.ts';
import type { Content } from '../src/content/parse-content.ts';
import { pieces } from './pieces.tsx';
import { type Example, plates } from './plates.tsx';

/** Everything there is to look at besides bands. The gallery shows it, and tests render it. */
export const shelves = (content: Content): Record<string, Example[]> => ({
  Plate: plates(content),
  Drawings: drawingNames.map((show) => ({
    name: show,
    element: <Drawing show={show} site={content} id={`gallery-${show}`} />,
  })),
  Pieces: pieces(content),
});
