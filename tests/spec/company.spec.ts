import { expect, test } from '@playwright/test';
import { allOf, bandOf, expectLinks, expectWords, mainOf, oneOf, textsOf } from './built-page.ts';
import { content } from './shipped.ts';

const { about, brand, contact, words } = content;

test('§2 §5 Contact page: a form of four fields, none required, the e-mail typed', () => {
  const form = oneOf(mainOf('/contact'), 'form');
  expect(textsOf(form, 'label')).toEqual(['Name', 'Email', 'Subject', 'Message']);
  const fields = allOf(form, 'input, textarea');
  expect(fields.map((field) => field.getAttribute('type'))).toEqual([null, 'email', null, null]);
  expect(fields.filter((field) => field.hasAttribute('required'))).toEqual([]);
  expect(textsOf(form, 'button')).toEqual(['Send Message']);
});

test('§2 §9 Contact page: address, e-mail and phone of the brand, business hours', () => {
  const office = bandOf('/contact', contact.office.title);
  expectWords(office, [brand.address.street, brand.address.city]);
  expectWords(office, [/Monday–Friday,? 9:00–18:00 PST/, /closed (on )?weekends/i]);
  expectLinks(office, {
    [brand.email]: `mailto:${brand.email}`,
    [brand.phone]: `tel:${brand.phone.replace(/[^+\d]/g, '')}`,
  });
});

test('§2 §3 About page: the story, four values, four team members, ways on', () => {
  expectWords(bandOf('/about', about.story.title), ['2023', '200+ businesses']);
  expect(textsOf(bandOf('/about', about.values.title), 'h3')).toHaveLength(4);
  const team = bandOf('/about', about.team.title);
  expect(allOf(team, 'li')).toHaveLength(4);
  for (const { name, role, bio } of about.team.members) {
    const member = oneOf(team, 'li', name);
    expectWords(member, [role, bio, words.sample]);
    expect(allOf(member, `img[alt="Portrait of ${name}"]`)).toHaveLength(1);
  }
  for (const path of ['/careers', '/contact'])
    expect(allOf(mainOf('/about'), `a[href="${path}"]`).length).toBeGreaterThan(0);
});
