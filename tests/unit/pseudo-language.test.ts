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
  ['Sold in {claim.countries} countries', '{claim.countries}'],
  ['See [pricing](/pricing#faq).', '](/pricing#faq)'],
  ['Write to {brand.email} or a@b.example.', 'a@b.example.'],
  ['Open esim.yourbrand.example/japan now', 'esim.yourbrand.example/japan'],
  ['The eSIM and its API', 'eSIM'],
  ['Answered in 24h', '24h'],
  ['Up to 5,000 sales', '5,000'],
  ...['99.9%', '8900 0000', 'LPA:1$smdp.example.com$SAMPLE-0001', '24/7'].map((text) => [
    text,
    text,
  ]),
])('of “%s” keeps “%s”', (text, kept) => {
  expect(pseudoText(text as string)).toContain(kept);
});

it('keeps the form of Markdown', () => {
  const text = '## The agreement\n\n- **Platform:** the shop\n\n| One | Two |\n| --- | --- |';
  const said = pseudoMarkdown(text);
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
  expect(leftBehind('⟦شتاسصرت⟧ Start here with the API')).toEqual(['Start', 'here', 'with', 'the']);
});
