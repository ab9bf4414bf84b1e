import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftBehind } from '../languages/left-behind.ts';
import { pseudoMarkdown, pseudoText } from '../languages/pseudo.ts';

it('is framed, in Arabic letters, and at least a third longer', () => {
  const text = 'Several provider catalogs become one product list';
  const said = pseudoText(text);
  expect(said).toMatch(/^⟦[\p{Script=Arabic} ]+⟧$/u);
  expect(said.length).toBeGreaterThan(text.length * 1.33);
});

it.each([
  ['tokens', 'Sold in {claim.countries} countries', '{claim.countries}'],
  ['the targets of links', 'See [pricing](/pricing#faq).', '](/pricing#faq)'],
  ['addresses of mail', 'Write to {brand.email} or a@b.example.', 'a@b.example.'],
  ['hosts', 'Open esim.yourbrand.example/japan now', 'esim.yourbrand.example/japan'],
  ['abbreviations', 'The eSIM and its API', 'eSIM'],
  ['units behind a number', 'Answered in 24h', '24h'],
  ['numbers', 'Up to 5,000 sales', '5,000'],
])('keeps %s', (_, text, kept) => {
  expect(pseudoText(text)).toContain(kept);
});

it('leaves alone what has no words', () => {
  for (const text of ['99.9%', '8900 0000', 'LPA:1$smdp.example.com$SAMPLE-0001', '24/7']) {
    expect(pseudoText(text)).toBe(text);
  }
});

it('keeps the form of Markdown', () => {
  const said = pseudoMarkdown(
    '## The agreement\n\n- **Platform:** the shop\n\n| One | Two |\n| --- | --- |',
  );
  expect(said).toMatch(/^## \P{L}*\p{L}+/u);
  expect(said).toMatch(/\n- \*\*\p{L}+:\*\* /u);
  expect(said).toMatch(/\n\| \p{L}+ \| \p{L}+ \|\n\| --- \| --- \|$/u);
});

it('leaves no word of the original behind, whatever the text', () => {
  const word = fc.stringMatching(/^[A-Z]?[a-z]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      expect(leftBehind(words.join(' '))).not.toEqual([]);
      expect(leftBehind(pseudoText(words.join(' ')))).toEqual([]);
    }),
  );
});

it('a word that stayed behind is told', () => {
  expect(leftBehind('⟦شتاسصرت⟧ Start here with the API')).toEqual(['Start', 'here', 'with', 'the']);
});
