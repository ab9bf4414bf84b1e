import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { entriesOf } from '../../src/bands/refs.ts';
import { RichText } from '../../src/components/rich-text.tsx';
import { parse } from './built.ts';
import { content, pageAt } from './pages.ts';

/** Words that speak only where scripts run, or that are not printed on the page itself. */
const elsewhere = [
  ...[
    'product',
    'meta',
    'form',
    'search',
    'notice',
    'words',
    'portrait',
    'picture',
    'customInfo',
    'src',
    'svg',
    'social',
  ],
  // Said only while a list has no entry.
  'none',
  // Each goes with a step, and there may be fewer steps.
  'drawings',
];

export const even = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The paragraphs, points and cells of a text as a reader sees them. */
const blocksIn = (markdown: string) =>
  [
    ...parse(renderToStaticMarkup(createElement(RichText, { text: markdown }))).querySelectorAll(
      'p, li, h2, h3, td, th',
    ),
  ]
    .filter((block) => !block.querySelector('p, li'))
    .map(({ textContent }) => even(textContent));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return blocksIn(value);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    elsewhere.includes(key) ? [] : textsIn(inner),
  );
}

/** Every text of some length that the content holds for a page: its own, and what its bands name. */
export function sentencesOf(path: string): string[] {
  const bands = pageAt(path)?.bands ?? [];
  const named = bands.flatMap((words): unknown[] => {
    if (words.band === 'plans' || words.band === 'plans-hero') return [content.plans[words.plans]];
    if (words.band === 'faq') return [...entriesOf(content.categories, words.categories)];
    return words.band === 'stories' ? [...entriesOf(content.stories, words.stories)] : [];
  });
  return [...bands, ...named]
    .flatMap(textsIn)
    .filter((text) => text.length >= 30 && text.includes(' ') && !text.includes('{'));
}
