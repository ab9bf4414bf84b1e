import { catalog } from '../../src/content/catalog.ts';
import { content } from './pages.ts';

/** Words that only speak where scripts run, or that are not printed on the page itself. */
const elsewhere = new Set([
  'meta',
  'form',
  'popup',
  'search',
  'notice',
  'words',
  'portrait',
  'customInfo',
]);

const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/^\s*(?:#+|[-*]|\d+\.)\s+/, '');

/** A paragraph may be written over several lines; a row of a table holds several texts. */
const partsOf = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s)|\s*\|\s*/)
    .map((part) => plain(part).replace(/\s+/g, ' ').trim());

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return partsOf(value);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    elsewhere.has(key) ? [] : textsIn(inner),
  );
}

/** Every text of some length that the content holds for a page: what a visitor must be able to read. */
export function sentencesOf(path: string): string[] {
  const keys = Object.entries(catalog).filter(([, { route }]) => route === path);
  const texts = keys.flatMap(([key]) => textsIn(content[key as keyof typeof catalog]));
  return texts.filter((text) => text.length >= 30 && text.includes(' ') && !text.includes('{'));
}
