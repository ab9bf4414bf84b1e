import { expect, test } from 'vitest';
import { limitPage } from './limit-page.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Plans</title>${head}</head><body class="flex">${body}</body></html>`;
const bodyOf = (html: string) => /<body class="flex">([\s\S]*)<\/body>/.exec(html)?.[1];
const headOf = (html: string) => /<head>([\s\S]*)<\/head>/.exec(html)?.[1];

test('keeps text and structure as they are', () => {
  const body =
    '<header class="top"><a href="/pricing">Pricing</a></header><main><h1>Plans</h1><p>a &lt; b</p></main>';
  expect(bodyOf(limitPage(page('', body)))).toBe(body);
});

test('keeps the styles, without web fonts and without pictures', () => {
  const style =
    '<style>@font-face{font-family:A;src:url(/a.woff2)format("woff2")}p{margin:0;background:url("data:image/svg+xml,%3Csvg)%3E")}</style>';
  expect(headOf(limitPage(page(style, '')))).toContain(
    '<style>p{margin:0;background:none}</style>',
  );
});

test.each([
  ['a script', '<script>if (1 < 2) document.title</script>'],
  ['a module', '<script type="module" src="/_astro/a.js"></script>'],
  ['structured data', '<script type="application/ld+json">{"name":"<b>"}</script>'],
  ['rules for speculation', '<script type="speculationrules">{"prerender":[]}</script>'],
  ['a preload', '<link rel="preload" href="/a.woff2" as="font" crossorigin>'],
  ['an icon', '<link rel="icon" href="/favicon.svg">'],
  ['a manifest', '<link rel="manifest" href="/site.webmanifest">'],
  ['a description', '<meta name="description" content="Three plans">'],
  ['a comment', '<!-- <style>p{margin:0}</style> -->'],
])('drops %s from the head', (_name, markup) => {
  expect(limitPage(page(markup, '<p>text</p>'))).toBe(limitPage(page('', '<p>text</p>')));
});

test.each([
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  ['a drawing in a drawing', '<svg><svg><path/></svg><g><svg></svg></g></svg>'],
  ['an image', '<img src="/a.png" alt="1 > 0">'],
  ['a picture', '<picture><source srcset="/a.avif"><img src="/a.png" alt=""></picture>'],
  ['a script', '<script>(self.Astro||={}).load=()=>"</p>"</script>'],
  ['a template', '<template><p>later</p></template>'],
])('drops %s from the body, and nothing around it', (_name, markup) => {
  expect(bodyOf(limitPage(page('', `<p>before</p>${markup}<p>after</p>`)))).toBe(
    '<p>before</p><p>after</p>',
  );
});

test('keeps what an island shows, not what it would wake with', () => {
  const body = `<astro-island uid="1" props="{&quot;a&quot;:[0,&quot;>&quot;]}" opts='{"x":">"}'><p>shown</p></astro-island>`;
  expect(bodyOf(limitPage(page('', body)))).toBe('<astro-island><p>shown</p></astro-island>');
});

test('asks for nothing but itself', () => {
  const body = '<a href="/pricing">Pricing</a><link rel="stylesheet" href="/a.css">';
  const made = limitPage(page('<link rel="stylesheet" href="/b.css">', body));
  expect(made.match(/(?:src|srcset|url)\s*[=(]/g)).toBeNull();
  expect(made.match(/<link[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
});

test('refuses what is no page', () => {
  expect(() => limitPage('<p>text</p>')).toThrow('without a head');
});
