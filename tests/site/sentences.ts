import { marked } from 'marked';
import { catalog, folders } from '../../src/content/catalog.ts';
import { parse } from './built.ts';
import { content, unknownPath } from './pages.ts';

/** Words that speak only where scripts run, or that are not printed on the page itself. */
const elsewhere = [
  'product',
  'meta',
  'form',
  'popup',
  'search',
  'notice',
  'words',
  'portrait',
  'customInfo',
  'src',
  'svg',
  // Of a drawing that goes with the third step.
  'code',
];

export const even = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The paragraphs, points and cells of a text as a reader sees them. */
const blocksIn = (markdown: string) =>
  [...parse(marked.parse(markdown, { async: false })).querySelectorAll('p, li, h2, h3, td, th')]
    .filter((block) => !block.querySelector('p, li'))
    .map(({ textContent }) => even(textContent));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return blocksIn(value);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    elsewhere.includes(key) ? [] : textsIn(inner),
  );
}

/** Every text of some length that the content holds for a page. */
export function sentencesOf(path: string): string[] {
  const address = path === unknownPath ? '/404' : path;
  const entries = Object.entries({ ...catalog, ...folders });
  const keys = entries.filter(([, { route }]) => route === address).map(([key]) => key);
  const own = [...content.ownPages, ...content.articles].filter((page) => page.path === path);
  const texts = [...keys.map((key) => content[key as keyof typeof content]), ...own].flatMap(
    textsIn,
  );
  return texts.filter((text) => text.length >= 30 && text.includes(' ') && !text.includes('{'));
}
