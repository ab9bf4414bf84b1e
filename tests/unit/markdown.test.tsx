// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '../../src/components/rich-text.tsx';
import { fieldIssues } from '../../src/content/checks/fields.ts';
import { changeWords, headingsOf, nodesOf, plainText } from '../../src/lib/markdown.ts';
import { markdown } from '../../src/schema/fields.ts';
import { randomMarkdown, soundMarkdown } from '../support/random-markdown.ts';

function drawn(text: string, place: { below?: number; prefix?: string } = {}) {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<RichText text={text} {...place} />);
  return box;
}

const known = { addresses: new Set(['', '/']), entries: {} };
const issuesOf = (text: string) => fieldIssues(markdown('A text'), text, known);

describe('ordinary Markdown', () => {
  it.each([
    ['> Said', 'blockquote > p', 'Said'],
    ['```js\na {b}\n```', 'pre > code', 'a {b}'],
    ['    indented', 'pre > code', 'indented'],
    ['~~gone~~', 'p > del', 'gone'],
    ['&copy; &amp; &#8364; 1 < 2', 'p', '© & € 1 < 2'],
    ['[a](/ "Title")', 'a[href="/"][title="Title"]', 'a'],
    ['[a][b]\n\n[b]: https://x.example "T"', 'a[href="https://x.example"][title="T"]', 'a'],
    ['at https://x.example/y.', 'a[href="https://x.example/y"]', 'https://x.example/y'],
    ['at www.x.example', 'a[href="https://www.x.example"]', 'www.x.example'],
    ['to a@x.example', 'a[href="mailto:a@x.example"]', 'a@x.example'],
    ['3. c', 'ol[start="3"] > li', 'c'],
    ['- [x] done', 'li.task > input[checked][disabled][aria-label="done"]', ''],
    ['- [ ] open', 'li.task > input:not([checked])[aria-label="open"]', ''],
    ['| a | b |\n|---|--:|\n| c | d |', 'td.text-end', 'd'],
    ['a[^1]\n\n[^1]: Note', 'sup > a#mention-1[href="#note-1"]', '1'],
    ['a[^1]\n\n[^1]: Note', '.notes li#note-1 p', 'Note'],
  ])('%j has a form', (text, selector, said) => {
    expect(issuesOf(text)).toEqual([]);
    expect(drawn(text).querySelector(selector)?.textContent).toBe(said);
  });

  it.each([
    ['a\n\n---\n\nb', 'hr'],
    ['a<br>b', 'p > br'],
    ['a<BR />b', 'p > br'],
    ['<br>\nb', 'p > br'],
    ['a  \nb', 'p > br'],
  ])('%j has a form without words', (text, selector) => {
    expect(issuesOf(text)).toEqual([]);
    expect(drawn(text).querySelectorAll(selector)).toHaveLength(1);
  });

  it.each([
    ['<b>a</b>', 'write **words**'],
    ['<a href="/">a</a>', 'write [words](/address)'],
    ['<div>\n\na', 'take it out'],
    ['<!-- a -->', 'take it out'],
    ['<script>alert(1)</script>', 'take it out'],
    ['[a](http://x.example)', 'must start with'],
    ['[a](javascript:alert)', 'must start with'],
    ['[a](relative)', 'must start with'],
    ['![](a.jpg)', 'must say what the picture shows'],
    ['a[^1]', 'has no footnote'],
    ['[^1]: Note', 'no text refers'],
    ['a[^1]\n\n[^1]: One\n\n[^1]: Two', 'another footnote is called [^1]'],
    ['[a[^1]](/)\n\n[^1]: Note', 'inside a link'],
  ])('%j is refused, with what to write instead', (text, message) => {
    const [issue] = issuesOf(text);
    expect(issue?.message).toContain(message);
    expect(text).toContain(issue?.at);
  });
});

it('headings have levels without gaps and names of their own', () => {
  const text = '#### One\n\n## Two\n\n### Two\n\n###### Three\n\n## Content\n\n## ...';
  const headings = [...drawn(text).querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(headings.map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 one',
    'H2 two',
    'H3 two-2',
    'H4 three',
    'H2 content-2',
    'H2 part',
  ]);
  expect(headingsOf(text).map(({ id }) => id)).toEqual(['one', 'two', 'content-2', 'part']);
  const [answer] = drawn('## One', { below: 2, prefix: 'q-' }).children;
  expect([answer?.tagName, answer?.id]).toEqual(['H3', 'q-one']);
});

it('changes words, and neither code nor addresses', () => {
  const text = '# A b\n\n> c `d` [e](/f "g") https://h.example\n\n    i\n\n| j |\n|---|\n| k |';
  expect(changeWords(text, (words) => words.toUpperCase())).toBe(
    '# A B\n\n> C `d` [E](/f "g") https://h.example\n\n    i\n\n| J |\n|---|\n| K |',
  );
  expect(changeWords(text, (words, isLast) => (isLast ? `${words}!` : words))).toBe(
    '# A b!\n\n> c `d` [e](/f "g") !https://h.example\n\n    i\n\n| j! |\n|---|\n| k! |',
  );
});

it('every text that passes the check is drawn: no tag of its own, no name twice, no link in a link', () => {
  const check = (text: string) => {
    if (issuesOf(text).length > 0) return;
    const box = drawn(text);
    const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(box.querySelector('a a, p p, p div, p ul, script, b')).toBeNull();
    for (const link of box.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  };
  fc.assert(fc.property(randomMarkdown, check), { numRuns: 300 });
});

it('every word of a sound text is on the page', () => {
  const check = (text: string) => {
    expect(issuesOf(text)).toEqual([]);
    const said = drawn(text).textContent;
    for (const node of nodesOf(text).filter(({ type }) => type === 'text'))
      expect(said).toContain(plainText(node));
  };
  fc.assert(fc.property(soundMarkdown, check), { numRuns: 100 });
});
