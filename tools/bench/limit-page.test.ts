import { expect, it } from 'vitest';
import { limitPage } from './limit-page.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Plans</title>${head}</head><body class="flex">${body}</body></html>`;

it('keeps text, structure and style, and what an island shows', () => {
  const style = '<style>p{margin:0}</style><link rel="stylesheet" href="/_astro/a.css">';
  const body = '<main class="top"><h1>Plans</h1><p>a &lt; b <a href="/faq">FAQ</a></p></main>';
  const island = '<astro-island props="{&quot;a&quot;:&quot;>&quot;}"><p>shown</p></astro-island>';
  const made = limitPage(page(style, body + island));
  expect(made).toContain(
    `${style}</head><body class="flex">${body}<astro-island><p>shown</p></astro-island></body>`,
  );
});

it.each([
  '<script>if (1 < 2) document.title</script>',
  '<script type="application/ld+json">{"name":"<b>"}</script>',
  '<link rel="preload" href="/a.woff2" as="font" crossorigin>',
  '<link rel="icon" href="/favicon.svg">',
  '<meta name="description" content="Three plans">',
])('leaves %s out of the head', (markup) => {
  expect(limitPage(page(markup, '<p>text</p>'))).toBe(limitPage(page('', '<p>text</p>')));
});

it.each([
  '<svg><svg><path d="M0 0"/></svg><g><svg></svg></g></svg>',
  '<picture><source srcset="/a.avif"><img src="/a.png" alt="1 > 0"></picture>',
  '<script>(self.Astro||={}).load=()=>"</p>"</script>',
])('leaves %s out of the body, and nothing around it', (markup) => {
  const made = limitPage(page('', `<p>before</p>${markup}<p>after</p>`));
  expect(made).toContain('<body class="flex"><p>before</p><p>after</p></body>');
});
