import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShareCard, wrap } from './share-card.tsx';

describe('wrap', () => {
  it('fills lines as far as they go', () => {
    expect(wrap('Sell travel eSIMs under your own brand', 16)).toEqual([
      'Sell travel',
      'eSIMs under your',
      'own brand',
    ]);
  });

  it('keeps a word that is longer than a line', () => {
    expect(wrap('Incomprehensibilities', 5)).toEqual(['Incomprehensibilities']);
  });
});

it('draws title, brand and tagline with plain colors only', () => {
  const markup = renderToStaticMarkup(
    <ShareCard
      title="A title & more"
      brandName="Brand"
      tagline="What it is"
      preset="landing"
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
