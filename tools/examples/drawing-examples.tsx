import { Drawing } from '../../src/art/drawings/drawing.tsx';
import { drawingNames } from '../../src/art/drawings/table.ts';
import type { Content } from '../../src/content/content.ts';

/** Every drawing with the words of the site. */
export const drawingExamples = (content: Content) =>
  drawingNames.map((show) => ({
    name: show,
    element: <Drawing show={show} site={content} id={`example-${show}`} />,
  }));
