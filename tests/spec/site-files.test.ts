import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allOf, documentOf, fileOf, textOf } from './built-pages.ts';
import { pages } from './pages.ts';

const origin = 'https://www.farlane.example';
const paths = Object.keys(pages);
const planned = [
  '/demo',
  '/docs',
  '/careers',
  '/forgot-password',
  '/providers/supported',
  '/providers/coverage',
  '/providers/integration',
  '/providers/custom',
  '/resources/docs',
  '/resources/api',
  '/resources/blog',
  '/company/careers',
  '/company/press',
];

const read = (address: string) => readFileSync(`dist${address}`, 'utf8');
const sizeOf = (address: string) => {
  const { width, height } = imageSize(readFileSync(`dist${address}`));
  return `${width}x${height}`;
};

it('the build has 21 pages and no others', () => {
  expect(globSync('dist/**/*.html').toSorted()).toEqual(paths.map(fileOf).toSorted());
});

it('lists the planned pages, which are linked before they exist', () => {
  expect(parse(readFileSync('content/planned.yaml', 'utf8')).toSorted()).toEqual(
    planned.toSorted(),
  );
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    // Astro writes one style element before the first island of a page, wherever that is.
    elements: ['html5', { style: { flow: true } }],
    rules: { 'no-missing-references': 'error', 'heading-level': 'error', 'text-content': 'error' },
  }),
);

it.each(paths)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateFile(fileOf(path));
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});

/** Whether a page or file exists, and the element that the URL names. */
function exists({ pathname, hash }: URL): boolean {
  if (planned.includes(pathname)) return true;
  if (!paths.includes(pathname)) return existsSync(`dist${pathname}`);
  return !hash || documentOf(pathname).getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

it.each(paths)('%s has no dead links', (path) => {
  const links = allOf(documentOf(path), 'a').map((link) => link.getAttribute('href') ?? '');
  const inside = links.filter((href) => !/^(https|mailto|tel):/.test(href));
  expect(inside.filter((href) => !exists(new URL(href, origin + path)))).toEqual([]);
});

it.each(paths)('%s loads nothing from another host', (path) => {
  const loaded = allOf(documentOf(path), '[src], [srcset], [poster], link:not([rel=canonical])');
  const elsewhere = loaded.filter((element) =>
    ['src', 'srcset', 'poster', 'href'].some(
      (name) => !/^(\/(?!\/)|$)/.test(element.getAttribute(name) ?? ''),
    ),
  );
  expect(elsewhere.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('the styles load nothing from another host', () => {
  const sheets = globSync('dist/_astro/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets.join()).toContain('url(');
  expect(sheets.join()).not.toMatch(/(url\(|@import )["']?(https?:)?\/\//);
});

it.each(paths)('%s shows no unfilled token, undefined value or placeholder text', (path) => {
  const attributes = ['alt', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
    allOf(documentOf(path), `[${name}]`).map((element) => element.getAttribute(name)),
  );
  const shown = [textOf(documentOf(path).body), ...attributes].join('\n');
  expect(shown).not.toMatch(
    /\{\s*(brand|claim|price|if|end)\b|\b(undefined|NaN|lorem ipsum)\b|\[object/i,
  );
});

it.each(paths)('%s has at most 30 kB of compressed HTML', (path) => {
  expect(statSync(`${fileOf(path)}.br`).size).toBeLessThanOrEqual(30_000);
});

it('the sitemap lists the pages of the main layout', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)];
  const expected = paths.slice(0, 18).map((path) => origin + path);
  expect(listed.map(([, address]) => address).toSorted()).toEqual(expected.toSorted());
});

it('robots.txt allows every crawler and names the sitemap', () => {
  expect(read('/robots.txt').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

it('the manifest names the brand, and icons and share cards have the declared sizes', () => {
  expect(JSON.parse(read('/site.webmanifest'))).toMatchObject({
    name: 'Farlane',
    start_url: '/',
    icons: [
      { src: '/favicon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
  expect(['/icon-192.png', '/icon-512.png', '/apple-touch-icon.png'].map(sizeOf)).toEqual([
    '192x192',
    '512x512',
    '180x180',
  ]);
  expect(read('/favicon.svg')).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  const cards = globSync('dist/share/*.png').map((file) => file.replace('dist', ''));
  expect(new Set(cards.map(sizeOf))).toEqual(new Set(['1200x630']));
  expect(cards).toHaveLength(21);
});

it('forms have no action by default', () => {
  expect(existsSync('dist/.forms.json')).toBe(false);
  for (const path of paths) expect(allOf(documentOf(path), 'form[action]'), path).toEqual([]);
});

const texts = globSync('dist/**/*.{html,js,css,json,xml,txt,webmanifest,svg}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it.each([
  ['the editor', /\/_edit\b|\/_examples\b/],
  ['an invisible mark of the editor', /[\u{e0100}-\u{e01ef}]/u],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  [
    'an API key of a service',
    /\b(AKIA[A-Z0-9]{16}|gh[pousr]_\w{30,}|[srp]k_(live|test)_\w{10,})\b/,
  ],
  ['a value named as a secret', /\b(api|secret)[_-]?key["']?\s*[:=]\s*["'][^"']{8,}["']/i],
  ['a URL with a password', /\b[a-z]+:\/\/[^\s/"'@:]+:[^\s/"'@]+@/i],
  [
    'a path on the machine that built it',
    /(^|[\s"'(=:])\/(home|Users|root|work|tmp|var|opt)\/[\w./-]+/,
  ],
  ['a URL on localhost', /\b(localhost|127\.0\.0\.1|0\.0\.0\.0)\b/],
  ['an environment variable', /\b(process|import\.meta)\.env\.[A-Z_]+/],
  ['a source map', /sourceMappingURL=/],
  ['an HTML comment', /<!--(?! -->|\$|\/\$|astro:|-->)[\s\S]*?-->/],
])('the build does not contain %s', (_, pattern) => {
  expect(texts.length).toBeGreaterThan(40);
  const found = texts.filter(({ text }) => pattern.test(text));
  expect(found.map(({ file, text }) => `${file}: ${pattern.exec(text)?.[0]}`)).toEqual([]);
});
