import { expect, test } from '@playwright/test';
import {
  allOf,
  bandOf,
  expectLinks,
  expectOrder,
  expectWords,
  mainOf,
  plain,
  textsOf,
} from './built-page.ts';
import { content } from './shipped.ts';

const { travelAgencies, mobileOperators, enterprises, startups } = content;

const contact = { 'Contact Sales': '/contact' };

for (const [path, words, links, figures, says] of [
  [
    '/solutions/travel-agencies',
    travelAgencies,
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
    mobileOperators,
    { 'Start Integration': '/sign-up', ...contact },
    ['200+', '50M+', '99.9%', '24/7'],
    [/typically (takes? )?2–4 weeks/i],
  ],
  [
    '/solutions/enterprises',
    enterprises,
    { 'Request Enterprise Demo': '/demo', ...contact },
    ['200+', '99.9%', 'SOC 2 Type II', '24/7'],
    [/role-based access control/i, 'SSO', 'ISO 27001', 'GDPR'],
  ],
  [
    '/solutions/startups',
    startups,
    { 'Start Free Trial': '/sign-up', 'Book a Demo': '/demo', 'Schedule Demo': '/demo' },
    ['190+', '99.99%', '50M+', '24/7'],
    ['48 hours', '7 days'],
  ],
] as const) {
  test(`§2 Solution pages: ${path}, its buttons, and its readings of the claims of §1, §6 and §9`, () => {
    const main = mainOf(path);
    expectLinks(main, links);
    expect(textsOf(bandOf(path, words.proof.title), 'dd')).toEqual(figures);
    expectWords(main, says);
  });
}

test('§2 Startups: hero, six cards by name, four “why startups” blocks with metrics, closing', () => {
  const path = '/solutions/startups';
  const { hero, cards, why, closing } = startups;
  expectOrder(mainOf(path), [hero.title, cards.title, why?.title ?? '', closing.title]);
  expect(textsOf(mainOf(path), 'h1, h2').at(-1)).toBe(plain(closing.title));
  expect(textsOf(bandOf(path, cards.title), 'h3')).toEqual([
    'Quick Launch',
    'Zero Infrastructure',
    'White Label Ready',
    'Global Coverage',
    'Startup Support',
    'Developer Tools',
  ]);
  expect(why?.title).toMatch(/why startups/i);
  const blocks = allOf(bandOf(path, why?.title ?? ''), 'li');
  expect(blocks).toHaveLength(4);
  for (const [at, metric] of ['48 hours', '7 days', 'zero', '$5B'].entries())
    expectWords(blocks[at] as (typeof blocks)[number], [metric]);
  expectWords(mainOf(path), ['40% a year']);
});
