import { Sun, X } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineIcon } from './line-icon.tsx';

const drawn = (drawing: typeof X) => renderToStaticMarkup(<LineIcon drawing={drawing} />);

it('draws all strokes as one path, each from where it started by itself', () => {
  expect(drawn(X)).toContain('<path d="M0 0M18 6 6 18M0 0m6 6 12 12"></path>');
  expect(drawn(Sun).match(/<(path|circle)/g)).toEqual(['<circle', '<path']);
});
