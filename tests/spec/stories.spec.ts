import { expect, test } from '@playwright/test';
import { allOf, bandOf, expectLinks, expectWords, mainOf, textsOf } from './built-page.ts';

const path = '/resources/stories';

const cases = [
  {
    role: /chief digital officer/i,
    results: { 'Customer satisfaction': '98%', 'Revenue growth': '156%', 'Active users': '50K+' },
  },
  {
    role: /operations director/i,
    results: { 'Launch time': '-60%', 'Cost reduction': '45%', 'New subscribers': '100K+' },
  },
  {
    role: /global it director/i,
    results: { ROI: '312%', 'Efficiency gain': '85%', 'Countries covered': '150+' },
  },
];

test('§2 Success Stories: heading, subtitle, closing band with its two buttons', () => {
  expect(textsOf(mainOf(path), 'h1')).toEqual(['Success Stories']);
  expectWords(mainOf(path), [/businesses transform connectivity/]);
  const closing = bandOf(path, 'closing');
  expect(textsOf(closing, 'h2')).toEqual(['Ready to Write Your Success Story?']);
  expectWords(closing, ['200+ countries']);
  expectLinks(closing, { 'Start Your Success Story': '/sign-up', 'Talk to Sales': '/contact' });
});

test('§2 §3 Success Stories: three case studies with logo, results and testimonial', () => {
  const articles = allOf(mainOf(path), 'article');
  expect(articles).toHaveLength(3);
  for (const [at, { role, results }] of cases.entries()) {
    const article = articles[at] as (typeof articles)[number];
    expect.soft(textsOf(article, 'dt')).toEqual(Object.keys(results));
    expect.soft(textsOf(article, 'dd')).toEqual(Object.values(results));
    expectWords(article, [role, 'Sample']);
    expect.soft(allOf(article, 'blockquote')).toHaveLength(1);
    expect.soft(allOf(article, 'img[alt^="Portrait of "]')).toHaveLength(1);
    expect.soft(allOf(article, 'svg').length, 'the company’s logo').toBeGreaterThan(0);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`§2 Success Stories: entrance animation with motion “${reducedMotion}”, readable throughout`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    const styles = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const { animationName, opacity } = getComputedStyle(article);
        return { isStill: animationName === 'none', opacity };
      }),
    );
    const wanted = { isStill: reducedMotion === 'reduce', opacity: '1' };
    expect(styles).toEqual([wanted, wanted, wanted]);
  });
}
