import { expect, test } from '@playwright/test';
import { mainPaths, missingPaths, paths } from '../../src/lib/routes.ts';
import { content, unknownPath } from './pages.ts';

const mainLayout = [
  '/',
  '/solutions/travel-agencies',
  '/solutions/mobile-operators',
  '/solutions/enterprises',
  '/solutions/startups',
  '/features/white-label',
  '/features/provider-integration',
  '/features/payment-processing',
  '/features/analytics',
  '/features/mobile-app',
  '/pricing',
  '/contact',
  '/about',
  '/legal/privacy-policy',
  '/legal/terms',
  '/legal/cookie-policy',
  '/faq',
  '/resources/stories',
];
const linkedButMissing = [
  '/forgot-password',
  '/demo',
  '/careers',
  '/docs',
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

test('the route table is the one of the specification', () => {
  expect(mainPaths).toEqual(mainLayout);
  expect(paths).toEqual([...mainLayout, '/sign-in', '/sign-up']);
  expect([...missingPaths]).toEqual(linkedButMissing);
});

test('every route answers with 200 and its own page', async ({ request }) => {
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
    expect
      .soft(await answer.text(), path)
      .toContain(`<link rel="canonical" href="https://${content.brand.domain}${path}">`);
  }
});

test('every other address answers with 404 and the 404 page', async ({ request }) => {
  const anyOther = [
    ...linkedButMissing,
    '/providers',
    '/providers/anything',
    '/company',
    '/company/anything',
    '/resources',
    '/solutions',
    '/features/unknown',
    '/legal/terms/more',
    '/Pricing',
    '/404',
    '/404.html',
    '/demo/',
    unknownPath,
  ];
  for (const path of anyOther) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('Page Not Found');
  }
});

test('a trailing slash leads to the one canonical form', async ({ request }) => {
  for (const path of paths.filter((path) => path !== '/')) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(308);
    expect.soft(answer.headers().location, path).toBe(path);
  }
  const followed = await request.get('/faq/?q=refund');
  expect(new URL(followed.url()).pathname + new URL(followed.url()).search).toBe('/faq?q=refund');
});
