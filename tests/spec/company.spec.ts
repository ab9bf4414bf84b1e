import { expect, test } from '@playwright/test';
import { content } from '../support/pages.ts';
import { allOf, bandOf, expectLinks, expectWords, mainOf, oneOf, textsOf } from './built-page.ts';

test('§2 §5 Contact page: a form of four fields, none required, the e-mail typed', () => {
  const form = oneOf(mainOf('/contact'), 'form');
  expect(textsOf(form, 'label')).toEqual(['Name', 'Email', 'Subject', 'Message']);
  const fields = allOf(form, 'input, textarea');
  expect(fields.map((field) => field.getAttribute('type'))).toEqual([null, 'email', null, null]);
  expect(fields.filter((field) => field.hasAttribute('required'))).toEqual([]);
  expect(textsOf(form, 'button')).toEqual(['Send Message']);
});

test('§2 §9 Contact page: address, e-mail and phone, business hours', () => {
  const main = mainOf('/contact');
  expectWords(main, [/Sample Street/, /Sampleton/]);
  expectWords(main, [/Monday–Friday,? 9:00–18:00 PST/, /closed (on )?weekends/i]);
  expectLinks(main, {
    [content.brand.email]: `mailto:${content.brand.email}`,
    '+1 (555) 010-0142': 'tel:+15550100142',
  });
});

test('§2 §3 About page: the story, four values, four team members with portraits, ways on', () => {
  expectWords(bandOf('/about', 'story'), ['2023', '200+ businesses']);
  expect(textsOf(bandOf('/about', 'values'), 'h3')).toHaveLength(4);
  const members = allOf(bandOf('/about', 'team'), 'li');
  expect(members).toHaveLength(4);
  for (const member of members) {
    const [name] = textsOf(member, 'h3');
    expect(allOf(member, `img[alt="Portrait of ${name}"]`)).toHaveLength(1);
    expectWords(member, ['Sample']);
  }
  for (const path of ['/careers', '/contact'])
    expect(allOf(mainOf('/about'), `a[href="${path}"]`).length).toBeGreaterThan(0);
});

test('§2 §3 FAQ page: five categories with icons, the first of them general; links to /contact and /docs', () => {
  const main = mainOf('/faq');
  expect(allOf(main, '[role=tab]').map((tab) => tab.getAttribute('aria-controls'))).toEqual([
    'general',
    'platform-features',
    'integration-setup',
    'pricing-billing',
    'security-compliance',
  ]);
  expect(allOf(main, '[role=tabpanel] h2 svg')).toHaveLength(5);
  for (const path of ['/contact', '/docs'])
    expect(allOf(bandOf('/faq', 'help'), `a[href="${path}"]`)).toHaveLength(1);
});
