import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sitePolicy } from './site-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (name: string, ...pages: string[]) =>
  sitePolicy(pages)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('creates one policy for all pages, which lists repeated code once', () => {
  const pages = [
    '<script>one()</script>',
    '<script>one()</script><style media="print">a{}</style>',
  ];
  expect(directive('script-src', ...pages)).toBe(`script-src 'self' ${hash('one()')}`);
  expect(directive('style-src', ...pages)).toBe(`style-src 'self' ${hash('a{}')}`);
  expect(sitePolicy(pages)).not.toContain('unsafe');
});

test.each([
  ['a module', '<script type="module">run()</script>'],
  ['speculation rules', '<SCRIPT type="speculationrules">run()</SCRIPT>'],
  ['a script in a template', '<template><script>run()</script></template>'],
  ['a script in noscript', '<noscript><script>run()</script></noscript>'],
  ['a comment that opens a script', '<!-- <script> --><script data-note="a > b">run()</script>'],
  ['a script with the attribute data-src', '<script data-src="x">run()</script>'],
])('allows inline code by its hash: %s', (_name, page) => {
  expect(directive('script-src', page)).toBe(`script-src 'self' ${hash('run()')}`);
});

test.each([
  ['data', '<script type="application/ld+json">{"@type":"WebSite"}</script>'],
  ['files', '<script type="module" src="/_astro/a.js"></script>'],
  ['comments', '<!-- <script>old()</script> -->'],
  ['scripts in the text of a field', '<textarea><script>typed()</script></textarea>'],
])('adds no hash for %s', (_name, page) => {
  expect(directive('script-src', page)).toBe("script-src 'self'");
});

test.each([
  [
    'script-src',
    '<script async src="https://a.test/a.js?v=2"></script>',
    "script-src 'self' https://a.test/a.js",
  ],
  [
    'connect-src',
    '<template><script src="https://a.test/a.js" data-policy-connect="https://a.test https://*.b.test"></script></template>',
    "connect-src 'self' https://a.test https://*.b.test",
  ],
  [
    'img-src',
    '<script src="https://a.test/a.js" data-policy-images="https://c.test"></script>',
    "img-src 'self' data: https://c.test",
  ],
  [
    'frame-src',
    '<template><iframe src="https://player.test/embed/a?x=1;y"></iframe></template>',
    'frame-src https://player.test',
  ],
  [
    'form-action',
    '<form action="https://forms.test/f/ab;c?x=1" method="post"></form>',
    "form-action 'self' https://forms.test/f/ab%3Bc",
  ],
  ['form-action', '<form action="/forms/hero"></form>', "form-action 'self'"],
  ['connect-src', '<p data-policy-connect="https://a.test">', "connect-src 'self'"],
])(
  'adds the other sites that a page uses to the right directive: %s for %s',
  (name, page, wanted) => {
    expect(directive(name, page)).toBe(wanted);
  },
);
