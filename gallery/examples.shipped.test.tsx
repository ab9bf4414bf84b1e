import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../src/content/read-content.ts';
import { shelves } from './examples.tsx';

const examples = Object.values(shelves(readContent())).flat();

/** Drawn as part of another piece, or bound to the frame or to one page that tests visit whole. */
const within = new Set([
  'art/specimens/cost-columns.tsx',
  'art/seal.tsx',
  'art/specimens/letter.tsx',
  'art/specimens/wiring.tsx',
  'art/mark-shape.tsx',
  'art/own-drawing.tsx',
  'components/own-picture.tsx',
  'components/table-frame.tsx',
  'components/without-script.tsx',
  'components/line-icon.tsx',
  'art/specimens/api-key.tsx',
  'art/specimens/chart-sheet.tsx',
  'art/specimens/dashboard-chart.tsx',
  'art/specimens/dashboard-orders.tsx',
  'art/specimens/dashboard-providers.tsx',
  'art/specimens/funnel-bars.tsx',
  'art/specimens/phone-case.tsx',
  'art/specimens/phone-screens.tsx',
  'art/specimens/price-bar.tsx',
  'art/specimens/price-tag.tsx',
  'art/specimens/proof-marks.tsx',
  'art/specimens/qr-picture.tsx',
  'art/specimens/ring-parts.tsx',
  'art/specimens/route-spindle.tsx',
  'art/specimens/second-source.tsx',
  'art/specimens/shop-heads.tsx',
  'art/specimens/shop-offer.tsx',
  'art/specimens/tape.tsx',
  'art/specimens/week-ruler.tsx',
  'sections/blog-page.tsx',
  'sections/consent-banner.tsx',
  'sections/contact-page.tsx',
  'sections/drawn-steps.tsx',
  'sections/faq-panels.tsx',
  'sections/feature-bands.tsx',
  'sections/help-band.tsx',
  'sections/landing-hero.tsx',
  'sections/landing-pricing.tsx',
  'sections/legal-page.tsx',
  'sections/logo.tsx',
  'sections/page-hero.tsx',
  'sections/own-page.tsx',
  'sections/person-portrait.tsx',
  'sections/setup-band.tsx',
  'sections/site-footer.tsx',
  'sections/site-header.tsx',
  'sections/site-menu.tsx',
  'sections/solution-bands.tsx',
  'sections/step-list.tsx',
]);

describe.each(examples)('$name ($file)', ({ element }) => {
  const markup = renderToStaticMarkup(element);

  it('draws something, without style attributes', () => {
    expect(markup).toMatch(/<(svg|p|h\d|a|button|form|ul|dl|span|div|section)/);
    expect(markup).not.toContain(' style=');
  });
});

it.each(['components', 'art', 'art/specimens', 'art/marks', 'sections'])(
  'shows every piece of src/%s',
  (folder) => {
    const shown = new Set(examples.map(({ file }) => file));
    const files = readdirSync(`src/${folder}`)
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => `${folder}/${file}`);
    expect(files.filter((file) => !shown.has(file) && !within.has(file))).toEqual([]);
  },
);
