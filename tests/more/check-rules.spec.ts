import { expect, type Page, test } from '@playwright/test';
import { lookAtPage } from '../../tools/check/look/look-at-page.ts';

// The rules of npm run check, on pages that break one of them and on pages that break none.

const address = 'http://site.test/';

type Also = 'print' | 'forced colors' | 'no scripts';
type TestPage = { html?: string; head?: string; title?: string; lang?: string; also?: Also[] };

const pageOf = ({ html = '', head = '', title = 'A page for the test', lang = 'en' }: TestPage) => `
  <!doctype html>
  <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
    <head>
      <meta charset="utf-8" />
      <title>${title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content="A page for the rules of the check, which either breaks one of them or breaks none of them." />
      <link rel="icon" href="data:," />
      <style>
        :root { color-scheme: light dark; scroll-padding-top: 4rem; background: Canvas; }
        @media print { :root { color-scheme: light; } }
        .ears { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
      </style>
      ${head}
    </head>
    <body><main><h1>Test</h1>${html}</main></body>
  </html>`;

/** The messages that the check reports for a page. */
async function messagesOf(page: Page, content: TestPage) {
  await page.route(`${address}**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: pageOf(content) })
      : route.fulfill({ status: 404 }),
  );
  await page.route('http://elsewhere.test/**', (route) => route.abort());
  const { findings } = await lookAtPage(page, address, content);
  return findings.map(({ message }) => message);
}

const longWord = 'Kundenzufriedenheitsmessungsinstrumentenverwaltung';
const sentence = 'This sentence is long enough to be missed by a reader.';

const errors: [name: string, content: TestPage, message: string][] = [
  [
    'an error in a script',
    { head: '<script>nothing.here</script>' },
    'Script error: nothing is not defined',
  ],
  [
    'an error in the console',
    { head: '<script>console.error("no plans")</script>' },
    'Error in the console: no plans',
  ],
  [
    'a missing picture',
    { html: '<img src="/lost.png" alt="A map">' },
    'http://site.test/lost.png returns status 404.',
  ],
  [
    'a missing heading of level 1',
    { html: '<script>document.querySelector("h1").remove()</script>' },
    'The page has 0 headings of level 1. It needs exactly one.',
  ],
  [
    'a skipped heading level',
    { html: '<h2>Plans</h2><h4>Starter</h4>' },
    'The heading “Starter” has level 4, but the one before it has level 2. Headings must not skip a level.',
  ],
  [
    'a short title',
    { title: 'Plans' },
    'The title “Plans” has 5 characters. Write 10 to 65, so that search engines show it whole.',
  ],
  [
    'a table wider than a phone',
    { html: '<table style="width: 400px"><tr><th>A</th><td>B</td></tr></table>' },
    'The page is 88 px wider than the window (320 px).',
  ],
  [
    'text beyond the window',
    {
      html: '<div style="overflow-x: clip"><p style="margin-left: -30px">Free for a month</p></div>',
      head: '<style>body { overflow-x: hidden }</style>',
    },
    '“Free for a month” extends beyond the window (1440 px).',
  ],
  [
    'text in a box that is too low',
    { html: '<p style="height: 1em; overflow: hidden; width: 9em">One line and a second one</p>' },
    '“One line and a second one” is cut off (1440 px).',
  ],
  [
    'text outside its box',
    {
      html: '<div style="overflow: hidden; width: 9em"><b style="margin-left: 12em">Refunded</b></div>',
    },
    '“Refunded” is cut off (1440 px).',
  ],
  [
    'a box that is too low for larger text',
    { html: '<p style="height: 24px; overflow: hidden">Sold out</p>' },
    '“Sold out” is cut off (768 px, text twice as large).',
  ],
  [
    'a word that is too long for a phone',
    { html: `<p style="font-size: 1.5rem; overflow-wrap: anywhere">${longWord}</p>` },
    `“${longWord}” is broken without a hyphen, because it is longer than its line (320 px).`,
  ],
  [
    'a picture over text',
    {
      html: '<p>Cancel at any time</p><svg style="margin-top: -40px; display: block" width="200" height="40" role="img" aria-label="Map"><rect width="200" height="40" /></svg>',
    },
    '“Cancel at any time” is covered by something else (1440 px).',
  ],
  [
    'a bar over the focused link',
    {
      html: '<div style="height: 2000px"></div><a href="#a">Terms</a><div style="position: fixed; inset: 0 0 auto; height: 100vh; background: Canvas" aria-hidden="true">Bar</div>',
    },
    '“Terms” is covered by “Bar” (1440 px).',
  ],
  [
    'a link without a focus ring',
    { html: '<a href="/terms" style="outline: none">Terms</a>' },
    '“Terms” does not show the keyboard focus (1440 px).',
  ],
  [
    'a focused link outside the window',
    { html: '<a href="/terms" style="position: fixed; left: -300px">Terms</a>' },
    '“Terms” is outside the window while it has the keyboard focus (1440 px).',
  ],
  [
    'a field without a label on a phone',
    {
      html: '<form method="post"><input type="text" class="narrow"></form>',
      head: '<style>@media (width > 400px) { .narrow { display: none } }</style>',
    },
    'Form elements must have labels (input) (320 px).',
  ],
  [
    'text with too little contrast',
    { html: '<p style="color: #aaa; background: #fff">Fine print</p>' },
    'Elements must meet minimum color contrast ratio thresholds (p) (1440 px).',
  ],
  [
    'text with too little contrast in the dark theme',
    { html: '<p style="color: light-dark(#000, #333)">Fine print</p>' },
    'Elements must meet minimum color contrast ratio thresholds (p) (320 px, dark).',
  ],
  [
    'a field without a label',
    { html: '<form method="post"><input type="text"></form>' },
    'Form elements must have labels (input) (1440 px).',
  ],
  [
    'light text on dark paper',
    { also: ['print'], html: '<p style="color: #fff; background: #000">At night</p>' },
    '“At night” has too little contrast on paper (printed).',
  ],
  [
    'a closed answer on paper',
    { also: ['print'], html: '<details><summary>When?</summary><p>In May</p></details>' },
    '“In May” is not printed (printed).',
  ],
  [
    'a button that is only a color',
    {
      also: ['forced colors'],
      html: '<form method="post"><button aria-label="Red" style="appearance: none; border: 0; background: red; width: 40px; height: 40px"></button></form>',
    },
    '“Red” cannot be seen in forced colors (forced colors, light).',
  ],
  [
    'text that a script inserts',
    {
      also: ['no scripts'],
      html: `<p></p><script>document.querySelector('p').append('${sentence}')</script>`,
    },
    `“${sentence}” cannot be read without scripts (without scripts).`,
  ],
  [
    'a button that needs a script',
    { also: ['no scripts'], html: '<button type="button">Compare</button>' },
    '“Compare” does nothing without scripts (without scripts).',
  ],
];

test.describe('reports', () => {
  for (const [name, content, message] of errors)
    test(name, async ({ page }) => {
      expect(await messagesOf(page, content)).toContain(message);
    });
});

const valid: [name: string, content: TestPage][] = [
  ['plain text', { html: '<h2>Plans</h2><p>Free for a month</p><a href="/plans">Plans</a>' }],
  [
    'a table that can be scrolled',
    {
      html: '<div style="overflow-x: auto" tabindex="0" role="region" aria-label="Plans"><table style="width: 900px"><tr><th scope="col">A</th><td>B</td></tr></table></div>',
    },
  ],
  [
    'slides beside the shown one',
    {
      html: '<div style="overflow: clip"><div style="display: flex; translate: 0px"><p style="flex: none; width: 100%">One</p><p style="flex: none; width: 100%">Two</p></div></div>',
    },
  ],
  ['text for screen readers', { html: '<p>Plans<span class="ears"> of all sizes</span></p>' }],
  [
    'an ellipsis',
    {
      html: '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">esim.yourbrand.example/a/long/address/of/a/shop</p>',
    },
  ],
  [
    'a card that is one link',
    {
      html: '<div style="position: relative"><p>Sell where you are</p><a href="/cards">Cards<span style="position: absolute; inset: 0"></span></a></div>',
    },
  ],
  [
    'a sticky header with scroll padding',
    {
      html: '<div style="position: sticky; top: 0; background: Canvas"><a href="/">Home</a></div><div style="height: 3000px"></div><a href="/terms">Terms</a>',
      head: '<style>@media print { div { display: none } }</style>',
    },
  ],
  [
    'a script of another host that does not load',
    { head: '<script src="http://elsewhere.test/count.js" async></script>' },
  ],
  [
    'a page from right to left',
    {
      lang: 'ar',
      title: 'خطط السفر للجميع',
      html: '<h2>الخطط</h2><p>شهر واحد مجانا، بدون بطاقة ائتمان</p><form method="post"><label>البريد <input name="email"></label><button>ابدأ الآن</button></form>',
    },
  ],
];

test.describe('accepts', () => {
  for (const [name, content] of valid)
    test(name, async ({ page }) => {
      const also: Also[] = ['print', 'forced colors', 'no scripts'];
      expect(await messagesOf(page, { ...content, also })).toEqual([]);
    });
});
