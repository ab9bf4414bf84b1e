import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(markup: string, name: string): string {
  const found = contentPolicy(markup)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
  return found ?? '';
}

test('a page without inline code gets the plain policy', () => {
  expect(contentPolicy('<p>Hello</p>')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; worker-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  );
});

test('hashes inline styles, classic and module scripts and speculation rules', () => {
  const markup =
    '<style media="print">a{}</style><script>one()</script><script type="module">two()</script>' +
    '<SCRIPT type="speculationrules">{"prefetch":[]}</SCRIPT>';
  expect(directive(markup, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  expect(directive(markup, 'script-src')).toBe(
    `script-src 'self' ${hash('one()')} ${hash('two()')} ${hash('{"prefetch":[]}')}`,
  );
});

test.each([
  ['data blocks', '<script type="application/ld+json">{"@type":"WebSite"}</script>'],
  ['files', '<script type="module" src="/_astro/a.js"></script>'],
  ['unquoted sources', '<script src=/_astro/a.js defer></script>'],
  ['comments', '<!-- <script>old()</script> -->'],
  ['text that looks like one', '<textarea><script>typed()</script></textarea>'],
])('does not hash %s', (_name, markup) => {
  expect(directive(markup, 'script-src')).toBe("script-src 'self'");
});

test('a data-src attribute does not make a script a file', () => {
  const markup = '<script data-src="x">run()</script>';
  expect(directive(markup, 'script-src')).toContain(hash('run()'));
});

test('is not thrown off by a comment that opens a script, nor by > in an attribute', () => {
  const markup = '<!-- <script> --><script data-note="a > b">run()</script>';
  expect(directive(markup, 'script-src')).toBe(`script-src 'self' ${hash('run()')}`);
});

test('hashes what visitors without scripts get, and what a template holds', () => {
  const markup =
    '<head><noscript><style>a{}</style></noscript></head>' +
    '<template><style>b{}</style><script>run()</script></template>';
  expect(directive(markup, 'style-src')).toBe(`style-src 'self' ${hash('a{}')} ${hash('b{}')}`);
  expect(directive(markup, 'script-src')).toBe(`script-src 'self' ${hash('run()')}`);
});

test('reads drawings, too', () => {
  const markup =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">' +
    '<style><![CDATA[a > b{}]]></style><title>A</title><path d="M0 0"/></svg>';
  expect(directive(markup, 'style-src')).toBe(`style-src 'self' ${hash('a > b{}')}`);
});

test('repeats no hash and hashes newlines as browsers see them', () => {
  const markup = '<script>a()\r\nb()</script><script>a()\nb()</script>';
  expect(directive(markup, 'script-src')).toBe(`script-src 'self' ${hash('a()\nb()')}`);
});

test('allows the outside scripts that a page names, by their address, and their hosts', () => {
  const markup =
    '<script async src="https://a.test/js/a.js?v=2" data-policy-connect="https://a.test https://*.b.test"></script>' +
    '<template><script src="https://c.test/c.js" data-policy-images="https://c.test"></script></template>';
  expect(directive(markup, 'script-src')).toBe(
    "script-src 'self' https://a.test/js/a.js https://c.test/c.js",
  );
  expect(directive(markup, 'connect-src')).toBe(
    "connect-src 'self' https://a.test https://*.b.test",
  );
  expect(directive(markup, 'img-src')).toBe("img-src 'self' data: https://c.test");
  expect(directive('<p data-policy-connect="https://a.test">', 'connect-src')).toBe(
    "connect-src 'self'",
  );
});

test('never allows inline code or eval as such', () => {
  expect(contentPolicy('<script>x</script><style>y</style>')).not.toMatch(/unsafe/);
});

test('allows the form service that a form names, and that address alone', () => {
  const markup = '<form action="https://forms.example/f/ab;c?x=1" method="post"></form>';
  const address = 'https://forms.example/f/ab%3Bc';
  expect(directive(markup, 'form-action')).toBe(`form-action 'self' ${address}`);
  expect(directive(markup, 'connect-src')).toBe(`connect-src 'self' ${address}`);
  expect(directive('<form action="/forms/hero"></form>', 'form-action')).toBe("form-action 'self'");
});

test('allows the frames that a page names, by their hosts, and no others', () => {
  const markup =
    '<template><iframe src="https://www.youtube-nocookie.com/embed/a"></iframe></template>' +
    '<template><iframe src="https://www.youtube-nocookie.com/embed/b"></iframe></template>' +
    '<template><iframe src="https://tally.so/embed/c?x=1;y"></iframe></template>';
  expect(directive(markup, 'frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com https://tally.so',
  );
  expect(directive('<p>No frames</p>', 'frame-src')).toBe('');
});

test('allows videos of the site itself where a page has one', () => {
  expect(directive('<video src="/videos/a.mp4"></video>', 'media-src')).toBe("media-src 'self'");
  expect(directive('<p>No video</p>', 'media-src')).toBe('');
});
