import { expect, test } from '@playwright/test';
import { parse } from '../support/built.ts';
import { content, origin } from '../support/pages.ts';
import { pseudoCode } from './language.ts';
import { leftBehind } from './left-behind.ts';
import { mirrored, paths } from './pages.ts';

const { brand, pages } = content;

const both = [
  { code: 'en', dir: 'ltr', at: (path: string) => path },
  { code: pseudoCode, dir: 'rtl', at: mirrored },
];

for (const { code, dir, at } of both) {
  test(`every page is there in ${code}, and says which language and direction it has`, async ({
    request,
  }) => {
    for (const path of paths) {
      const answer = await request.get(at(path), { maxRedirects: 0 });
      expect(answer.status(), at(path)).toBe(200);
      const { documentElement: html } = parse(await answer.text());
      expect([html.lang, html.dir], at(path)).toEqual([code, dir]);
    }
  });

  test(`every page in ${code} names itself and the other, the same way as the other does`, async ({
    request,
  }) => {
    for (const path of paths) {
      const page = parse(await (await request.get(at(path))).text());
      const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(alternates, path).toEqual([
        ['en', `${origin}${path}`],
        [pseudoCode, `${origin}${mirrored(path)}`],
        ['x-default', `${origin}${path}`],
      ]);
      const canonical = page.querySelector('link[rel=canonical]');
      expect(canonical?.getAttribute('href')).toBe(`${origin}${at(path)}`);
      const property = (name: string) =>
        page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
      expect(property('og:url')).toBe(`${origin}${at(path)}`);
      expect(property('og:locale')?.replace('_', '-')).toBe(code === 'en' ? brand.locale : code);
      const image = property('og:image')?.replace(origin, '') ?? '';
      const picture = await request.get(image);
      expect(picture.headers()['content-type'], image).toBe('image/png');
    }
  });
}

test('the sitemap lists every page in both languages, each with the other', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { address: path } of pages.filter(({ listed }) => listed)) {
    for (const address of [path, mirrored(path)]) {
      expect(sitemap).toContain(`<loc>${origin}${address}</loc>`);
    }
    const link = `hreflang="${pseudoCode}" href="${origin}${mirrored(path)}"`;
    expect(sitemap.split(link)).toHaveLength(3);
  }
});

test('the manifest speaks the language of the page that names it', async ({ request }) => {
  const manifest = await (await request.get(mirrored('/site.webmanifest'))).json();
  expect(manifest).toMatchObject({ lang: pseudoCode, dir: 'rtl', start_url: mirrored('/') });
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ lang: 'en' });
});

test('what a page fetches later speaks its language, too', async ({ request }) => {
  const messages = await (await request.get(mirrored('/recent-activity.json'))).json();
  expect(messages.length).toBeGreaterThan(10);
  const words = messages.flatMap((message: object) => Object.values(message));
  expect(words.flatMap(leftBehind)).toEqual([]);
  const home = await (await request.get(mirrored('/'))).text();
  expect(home).toContain(mirrored('/recent-activity.json'));
});

test('structured data is in the language and leads to it', async ({ request }) => {
  const page = await (await request.get(mirrored('/'))).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    inLanguage: pseudoCode,
    url: `${origin}${mirrored('/')}`,
    potentialAction: {
      target: { urlTemplate: `${origin}${mirrored('/faq')}?q={search_term_string}` },
    },
  });
});

test('prices and dates are written as the language writes them', async ({ request }) => {
  const text = async (path: string) => (await request.get(mirrored(path))).text();
  const price = new Intl.NumberFormat(pseudoCode, {
    style: 'currency',
    currency: brand.currency,
    maximumFractionDigits: 0,
  }).format(299);
  expect(price).not.toBe('$299');
  expect(await text('/pricing')).toContain(price);
  expect(await text('/legal/terms')).toContain('يناير 2024');
});

test('an address that is no page answers 404 in the default language', async ({ request }) => {
  const answer = await request.get(mirrored('/no/such/page'));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="en"');
});
