import { Drawing } from '../../src/art/drawings/drawing.tsx';
import type { Content } from '../../src/content/content.ts';
import { drawingNames } from '../../src/content/schema/drawings.ts';

/** Every drawing with the words of the site. */
export const drawingExamples = (content: Content) =>
  drawingNames.map((show) => ({
    name: show,
    element: <Drawing show={show} site={content} id={`example-${show}`} />,
  }));
