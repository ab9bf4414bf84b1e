import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { entriesOf } from '../../src/bands/refs.ts';
import { asTyped } from '../../src/lib/text.ts';
import { bandsOf, content } from '../support/pages.ts';

/** Letters alone: lines break elsewhere on paper. */
const lettersOf = (text: string) => asTyped(text).replace(/\s/g, '');

async function printed(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return lettersOf(text);
}

/** The words of a text in Markdown up to its first sign. */
const opening = (markdown: string) => lettersOf(markdown.split(/[[*`#\n]/)[0] ?? '');

test('on paper, the FAQ has every question of five categories with its answer', async ({
  page,
}) => {
  const [faq] = bandsOf('faq');
  const categories = entriesOf(content.categories, faq?.words.categories ?? []);
  expect(categories).toHaveLength(5);
  const paper = await printed(page, '/faq');
  for (const { title, questions } of categories) {
    expect.soft(paper).toContain(lettersOf(title));
    for (const { question, answer } of questions) {
      expect.soft(paper).toContain(lettersOf(question));
      expect.soft(paper).toContain(opening(answer));
    }
  }
});

test('on paper, pricing has its plans, monthly and yearly, and its answers', async ({ page }) => {
  const paper = await printed(page, '/pricing');
  for (const { path, words } of bandsOf('questions').filter((band) => band.path === '/pricing'))
    for (const { question, answer } of words.items) {
      expect.soft(paper, path).toContain(lettersOf(question));
      expect.soft(paper, path).toContain(opening(answer));
    }
  for (const price of ['$299', '$239', '$799', '$639']) expect.soft(paper).toContain(price);
  expect.soft(paper).not.toContain(lettersOf(content.words.openMenu));
});
