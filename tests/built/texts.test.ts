import { expect, it } from 'vitest';
import { documentOf } from '../support/built.ts';
import { everyPath } from '../support/pages.ts';
import { even, sentencesOf } from '../support/sentences.ts';

const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];

function textOf(path: string): string {
  const body = documentOf(path).body.cloneNode(true);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return even(body.textContent);
}

const heardOn = (path: string) =>
  [...documentOf(path).querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );

it.each(everyPath)('%s holds every sentence of its content', (path) => {
  const sentences = sentencesOf(path);
  expect(sentences).not.toHaveLength(0);
  const text = even([textOf(path), ...heardOn(path)].join(' '));
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});

it.each(everyPath)('%s has no token left unfilled', (path) => {
  const words = [documentOf(path).title, textOf(path), ...heardOn(path)].join('\n');
  expect(words).not.toMatch(/\{[\w.]+\}/);
  expect(words).not.toMatch(/\b(undefined|NaN|\[object|lorem ipsum)\b/i);
});

it.each(everyPath)('%s: an address in the place of a form is a link', (path) => {
  for (const instead of documentOf(path).querySelectorAll('.without-script')) {
    const linked = [...instead.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(instead.textContent.match(/\S+@[\w.-]*\w/g) ?? []).toEqual(linked);
  }
});
