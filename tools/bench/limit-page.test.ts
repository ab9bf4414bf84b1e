import { expect, test } from 'vitest';
import { limitPage } from './limit-page.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Plans</title>${head}</head><body class="flex">${body}</body></html>`;

test('keeps text, structure and style as they are', () => {
  const style = '<style>p{margin:0}</style><link rel="stylesheet" href="/_astro/a.css">';
  const body = '<main class="top"><h1>Plans</h1><p>a &lt; b <a href="/faq">FAQ</a></p></main>';
  const made = limitPage(page(style, body));
  expect(made).toContain(`${style}</head><body class="flex">${body}</body>`);
  expect(made).toContain('<meta charset="utf-8"><title>Plans</title>');
});

test('lets the sheet ask for nothing else', () => {
  expect(limitPage(page('', ''))).toContain(
    `"default-src 'none'; style-src 'self' 'unsafe-inline'"`,
  );
});

test.each([
  ['a script', '<script>if (1 < 2) document.title</script>'],
  ['a module', '<script type="module" src="/_astro/a.js"></script>'],
  ['structured data', '<script type="application/ld+json">{"name":"<b>"}</script>'],
  ['a preload', '<link rel="preload" href="/a.woff2" as="font" crossorigin>'],
  ['an icon', '<link rel="icon" href="/favicon.svg">'],
  ['a description', '<meta name="description" content="Three plans">'],
  ['a comment', '<!-- <style>p{margin:0}</style> -->'],
])('drops %s from the head', (_name, markup) => {
  expect(limitPage(page(markup, '<p>text</p>'))).toBe(limitPage(page('', '<p>text</p>')));
});

test.each([
  ['a drawing', '<svg><svg><path d="M0 0"/></svg><g><svg></svg></g></svg>'],
  ['an image', '<img src="/a.png" alt="1 > 0">'],
  ['a picture', '<picture><source srcset="/a.avif"><img src="/a.png" alt=""></picture>'],
  ['a script', '<script>(self.Astro||={}).load=()=>"</p>"</script>'],
  ['a template', '<template><p>later</p></template>'],
])('drops %s from the body, and nothing around it', (_name, markup) => {
  const made = limitPage(page('', `<p>before</p>${markup}<p>after</p>`));
  expect(made).toContain('<body class="flex"><p>before</p><p>after</p></body>');
});

test('keeps what an island shows, not what it would wake with', () => {
  const island = `<astro-island uid="1" props="{&quot;a&quot;:&quot;>&quot;}"><p>shown</p></astro-island>`;
  expect(limitPage(page('', island))).toContain('<astro-island><p>shown</p></astro-island>');
});
