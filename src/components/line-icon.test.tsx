import { Sun, X } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineIcon } from './line-icon.tsx';

const drawn = (drawing: typeof X, label?: string) =>
  renderToStaticMarkup(<LineIcon drawing={drawing} label={label} />);

it('draws all strokes as one path, each from where it started by itself', () => {
  expect(drawn(X)).toContain('<path d="M0 0M18 6 6 18M0 0m6 6 12 12"></path>');
  expect(drawn(Sun).match(/<(path|circle)/g)).toEqual(['<circle', '<path']);
});

it('is hidden from screen readers, unless it says something', () => {
  expect(drawn(X)).toContain('aria-hidden="true"');
  expect(drawn(X, 'No')).toContain('role="img" aria-label="No"');
  expect(drawn(X, 'No')).not.toContain('aria-hidden');
});
