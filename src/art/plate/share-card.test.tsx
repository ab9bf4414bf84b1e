import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { standardCut } from '../../lib/marks.ts';
import { ShareCard, wrap } from './share-card.tsx';

it.each([
  ['Sell travel eSIMs under your own brand', 16, ['Sell travel', 'eSIMs under your', 'own brand']],
  ['Incomprehensibilities', 5, ['Incomprehensibilities']],
])('breaks “%s” into lines of at most %d letters', (title, letters, lines) => {
  expect(wrap(title, letters)).toEqual(lines);
});

it('draws title, brand and tagline with plain colors only', () => {
  const markup = renderToStaticMarkup(
    <ShareCard
      title="A title & more"
      brandName="Brand"
      tagline="What it is"
      preset="landing"
      cut={standardCut}
      mark={{ line: 'M1 1h2z', solid: 'M2 2h2z' }}
      face={{ family: 'Face', letter: 0.6 }}
      ink="#112233"
      paper="#ffffff"
      text="#000000"
      mast="#ff0000"
    />,
  );
  for (const words of ['A title &amp;', 'Brand', 'What it is']) expect(markup).toContain(words);
  expect(markup).not.toMatch(/var\(|oklch|color-mix/);
});
