import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EngravedArea } from './engraved-area.tsx';

const frame = { width: 100, height: 50, top: 10 };
const drawn = renderToStaticMarkup(
  <svg aria-hidden="true">
    <EngravedArea id="area" values={[10, 5]} frame={frame} />
  </svg>,
);

it('is cut along the line and closed at the ground', () => {
  expect(drawn).toMatch(/<clipPath id="area"><path d="M0 0[^"]*V50H0z"/);
  expect(drawn).toContain('clip-path="url(#area)"');
});

it('covers the whole chart twice, with every second hairline between the others', () => {
  expect(drawn.match(/d="M0 25H100"/g)).toHaveLength(2);
  expect(drawn).toContain('stroke-dashoffset="-1"');
});
