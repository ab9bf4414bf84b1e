// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichLine, RichText } from '../../src/components/rich-text.tsx';
import { problemsInFields } from '../../src/content/checks/fields.ts';
import { changeWords, headingsOf, nodesOf, plainText } from '../../src/lib/markdown.ts';
import { markdown } from '../../src/schema/fields.ts';
import { problemsIn, shipped } from './site.ts';

function drawn(text: string, place: { below?: number; prefix?: string } = {}) {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<RichText text={text} {...place} />);
  return box;
}

const known = { addresses: new Set(['', '/']), plainAddresses: [], entries: () => [] };
const issuesOf = (text: string) => problemsInFields(markdown('A text'), text, known);

it.each([
  ['> Said', 'blockquote > p', 'Said'],
  ['```js\na {b}\n```', 'pre > code', 'a {b}'],
  ['    indented', 'pre > code', 'indented'],
  ['~~gone~~', 'p > del', 'gone'],
  ['&copy; &amp; &#8364; 1 < 2', 'p', '© & € 1 < 2'],
  ['[a][b]\n\n[b]: https://x.example "T"', 'a[href="https://x.example"][title="T"]', 'a'],
  ['at https://x.example/y.', 'a[href="https://x.example/y"]', 'https://x.example/y'],
  ['at www.x.example', 'a[href="https://www.x.example"]', 'www.x.example'],
  ['to a@x.example', 'a[href="mailto:a@x.example"]', 'a@x.example'],
  ['3. c', 'ol[start="3"] > li', 'c'],
  ['- [x] done', 'li.task > input[checked][disabled][aria-label="done"]', ''],
  ['| a | b |\n|---|--:|\n| c | d |', 'td.text-end', 'd'],
  ['a[^1]\n\n[^1]: Note', 'sup > a#mention-1[href="#note-1"]', '1'],
  ['a[^1]\n\n[^1]: Note', '.notes li#note-1 p', 'Note'],
  ['a\n\n---\n\nb', 'hr', ''],
  ['a<BR />b', 'p > br', ''],
  ['a  \nb', 'p > br', ''],
])('renders %j', (text, selector, said) => {
  expect(issuesOf(text)).toEqual([]);
  expect(drawn(text).querySelector(selector)?.textContent).toBe(said);
});

it.each([
  ['<b>a</b>', 'HTML is not supported, except <br>: write **words**'],
  ['<a href="/">a</a>', 'HTML is not supported, except <br>: write [words](/address)'],
  ['<script>alert(1)</script>', 'HTML is not supported, except <br>: delete it'],
  ['<!-- a -->', 'HTML is not supported, except <br>: delete it'],
  ['[a](javascript:alert)', 'must start with'],
  ['[a](relative)', 'must start with'],
  ['[^1]: Note', 'no text refers'],
  ['a[^1]\n\n[^1]: One\n\n[^1]: Two', 'another footnote is called [^1]'],
  ['[a[^1]](/)\n\n[^1]: Note', 'a link cannot contain a footnote'],
])('refuses %j, and names the replacement', (text, message) => {
  const [issue] = issuesOf(text);
  expect(issue?.message).toContain(message);
  expect(text).toContain(issue?.at);
});

it('gives headings levels without gaps and unique ids', () => {
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

it('changes words, but no code and no URLs', () => {
  const text = '# A b\n\n> c `d` [e](/f "g") https://h.example\n\n    i\n\n| j |\n|---|\n| k |';
  expect(changeWords(text, (words) => words.toUpperCase())).toBe(
    '# A B\n\n> C `d` [E](/f "g") https://h.example\n\n    i\n\n| J |\n|---|\n| K |',
  );
});

const words = fc
  .array(fc.stringMatching(/^[\p{L}\d]{1,12}$/u), { minLength: 1, maxLength: 12 })
  .map((list) => list.join(' '));

/** Each form of Markdown that people write. */
const forms = [
  '%',
  '## %',
  '> %\n> more',
  '```\n%\n```',
  '    %',
  '- %\n  - [x] %\n- two',
  '7. %\n\n8. two',
  '| % | |\n|:-:|--:|\n| a |\n| b | c | d |',
  '**%** *%* ~~%~~ `%`<br>[%](/ "%") www.a.example',
  '---',
  'One.[^n] Two.[^n]\n\n[^n]: A note.\n\n    With more.',
  'See [there][x].\n\n[x]: https://a.example "There"',
];
const validMarkdown = fc
  .array(fc.tuple(fc.constantFrom(...forms), words), { minLength: 1, maxLength: 8 })
  .map((blocks) =>
    blocks
      .map(([form, said], at) => form.replaceAll('%', said).replaceAll('[^n]', `[^n${at}]`))
      .join('\n\n'),
  );

/** Syntax of Markdown, YAML, HTML and this site, and attacks. */
const syntax = [
  ...'# > - * ** _ ~~ ` ``` | [ ] ( ) ! \\ &copy; <br> <b> </div> <!-- --- === [^1]'.split(' '),
  ...'{ } {name} {end} {brand.name} www.a.example a@b.example [a](/) [b]:/ ![a](b.jpg)'.split(' '),
  ...['- [ ] ', '1. ', '    ', '\t', '\n', '\n\n', '{if popup}', '\u0000', '\u202e', '\ud800'],
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '</style></title></textarea></noscript><img src=x onerror=alert(1)>',
  '" autofocus onfocus="alert(1)',
];
const anything = fc
  .array(fc.oneof(fc.constantFrom(...syntax), words, fc.string({ maxLength: 8 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(' '));
const randomMarkdown = fc.oneof(validMarkdown, anything);

/** Every element and attribute that text may become. */
const tags =
  /^(P|UL|OL|LI|INPUT|STRONG|EM|DEL|CODE|PRE|BLOCKQUOTE|HR|SUP|SECTION|A|BR|DIV|TABLE|THEAD|TBODY|TR|TH|TD|H[1-6])$/;
const attributes =
  /^(href|title|id|class|role|tabindex|aria-label|scope|start|type|disabled|checked|data-bare)$/;
const running = /^\s*(javascript|data|vbscript):(?!throw new Error)/i;

it('renders no element and no attribute beyond the allowed ones', () => {
  const check = (text: string) => {
    for (const Kind of [RichText, RichLine]) {
      const box = document.createElement('div');
      box.innerHTML = renderToStaticMarkup(<Kind text={text} />);
      for (const element of box.querySelectorAll('*')) {
        expect(element.tagName).toMatch(tags);
        for (const name of element.getAttributeNames()) expect(name).toMatch(attributes);
        expect(element.getAttribute('href') ?? '').not.toMatch(running);
      }
    }
  };
  fc.assert(fc.property(anything, check), { numRuns: 150 });
});

it('renders every accepted text with unique ids and without nested links', () => {
  const check = (text: string) => {
    if (issuesOf(text).length > 0) return;
    const box = drawn(text);
    const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(box.querySelector('a a, p p, p div, p ul')).toBeNull();
    for (const link of box.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  };
  fc.assert(fc.property(randomMarkdown, check), { numRuns: 100 });
});

it('renders every word of a valid text', () => {
  const check = (text: string) => {
    expect(issuesOf(text)).toEqual([]);
    const said = drawn(text).textContent;
    for (const node of nodesOf(text).filter(({ type }) => type === 'text'))
      expect(said).toContain(plainText(node));
  };
  fc.assert(fc.property(validMarkdown, check), { numRuns: 25 });
});

it('reads any Markdown file, or reports a problem at an existing line', () => {
  const file = 'content/pages/any-text.md';
  const heads = fc.constantFrom('# One\n\n', '---\nheading: One\n---\n', '---\n---\n# One\n', '');
  const check = (head: string, body: string) => {
    const text = head + body;
    for (const problem of problemsIn({ ...shipped, [file]: text })) {
      const [, line] = /^content\/pages\/any-text\.md:(\d+) /.exec(problem) ?? [];
      expect(Number(line), problem).toBeGreaterThanOrEqual(1);
      expect(Number(line), problem).toBeLessThanOrEqual(text.split('\n').length);
    }
  };
  fc.assert(fc.property(heads, randomMarkdown, check), { numRuns: 10 });
});
