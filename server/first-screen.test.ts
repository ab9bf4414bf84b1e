import { expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const page = (body: string) => `<head><title>A page</title></head><body>${body}</body>`;
const waiting = (id = 'below') =>
  `<head><title>A page</title><link rel="expect" href="#${id}" blocking="render"></head>`;
const rules = '<script type="speculationrules">{}</script>';

it('waits for the first band below the first screen', () => {
  const bands = '<section class="one"></section><section class="two"></section>';
  expect(firstScreen(page(`<main class="page"><div>First</div>${bands}</main>${rules}`))).toBe(
    `${waiting()}<body><main class="page"><div>First</div><section id="below" class="one"></section><section class="two"></section></main>${rules}</body>`,
  );
});

it('does not take a section before the page proper for it', () => {
  const html = firstScreen(page(`<section></section><main><section></section></main>${rules}`));
  expect(html).toContain('<body><section></section><main><section id="below"></section></main>');
});

it('waits for the end of a page without such bands', () => {
  expect(firstScreen(page(`<main><p>All of it</p></main>${rules}`))).toBe(
    `${waiting()}<body><main><p>All of it</p></main><script id="below" type="speculationrules">{}</script></body>`,
  );
});

it('knows a band by the name that it has', () => {
  const main = '<main><section class="one" id="own"></section></main>';
  expect(firstScreen(page(main + rules))).toBe(`${waiting('own')}<body>${main}${rules}</body>`);
});

it('does not take a section within the first band for one below it', () => {
  const first =
    '<div><img alt="a > b"><br><svg><path d=""/></svg><script>1<p</script><section></section></div>';
  const html = firstScreen(page(`<main>${first}<section></section></main>${rules}`));
  expect(html).toContain(`<main>${first}<section id="below"></section></main>`);
});

it('takes the place that the page has marked itself', () => {
  const main = '<main><div><h2 id="below">Next</h2></div><section></section></main>';
  expect(firstScreen(page(main + rules))).toBe(`${waiting()}<body>${main}${rules}</body>`);
});
