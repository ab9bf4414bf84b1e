import { expect, test } from '@playwright/test';
import {
  allOf,
  bandOf,
  expectLinks,
  expectOrder,
  expectWords,
  mainOf,
  oneOf,
  plain,
  textsOf,
  wordsOf,
} from './built-page.ts';

const contact = { 'Contact Sales': '/contact' };

for (const [path, links, figures, says] of [
  [
    '/solutions/travel-agencies',
    {
      'Get Started': '/sign-up',
      'Start Free Trial': '/sign-up',
      'Schedule Demo': '/demo',
      ...contact,
    },
    ['190+', 'under 5 minutes', '99.9%', '14'],
    [],
  ],
  [
    '/solutions/mobile-operators',
    { 'Start Integration': '/sign-up', ...contact },
    ['200+', '50M+', '99.9%', '24/7'],
    [/typically (takes? )?2–4 weeks/i],
  ],
  [
    '/solutions/enterprises',
    { 'Request Enterprise Demo': '/demo', ...contact },
    ['200+', '99.9%', 'SOC 2 Type II', '24/7'],
    [/role-based access control/i, 'SSO', 'ISO 27001', 'GDPR'],
  ],
  [
    '/solutions/startups',
    { 'Start Free Trial': '/sign-up', 'Book a Demo': '/demo', 'Schedule Demo': '/demo' },
    ['190+', '99.99%', '50M+', '24/7'],
    ['48 hours', '7 days'],
  ],
] as const) {
  test(`§2 Solution pages: ${path}, its buttons, and its readings of the claims of §1, §6 and §9`, () => {
    const main = mainOf(path);
    expectLinks(main, links);
    expect(textsOf(bandOf(path, 'figures'), 'dd')).toEqual(figures);
    expectWords(main, says);
  });
}

test('§2 Startups: hero, six cards by name, four “why startups” blocks with metrics, closing', () => {
  const path = '/solutions/startups';
  const titles = (['hero', 'cards', 'reasons', 'closing'] as const).map(
    (name) => wordsOf(path, name).title,
  );
  expectOrder(mainOf(path), titles);
  expect(textsOf(mainOf(path), 'h1, h2').at(-1)).toBe(plain(titles.at(-1) ?? ''));
  expect(textsOf(bandOf(path, 'cards'), 'h3')).toEqual([
    'Quick Launch',
    'Zero Infrastructure',
    'White Label Ready',
    'Global Coverage',
    'Startup Support',
    'Developer Tools',
  ]);
  const why = bandOf(path, 'reasons');
  expectWords(oneOf(why, 'h2'), [/why startups/i]);
  const blocks = allOf(why, 'li');
  expect(blocks).toHaveLength(4);
  for (const [at, metric] of ['48 hours', '7 days', 'zero', '$5B'].entries())
    expectWords(blocks[at] as (typeof blocks)[number], [metric]);
  expectWords(mainOf(path), ['40% a year']);
});
