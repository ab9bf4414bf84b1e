import { expect, it } from 'vitest';
import { outsideScripts } from './outside-scripts.ts';

const script = {
  src: 'https://stats.example.com/js/script.js?site=7',
  name: 'Example Stats',
  purpose: 'counts visits',
  consent: true,
};

it('takes the address of a script with its settings', () => {
  const settings = { _paq: [['trackPageView'], ['setSiteId', 7]], stats: { cookies: false } };
  const given = { ...script, attributes: { 'data-site': 'harbor' }, settings };
  expect(outsideScripts.parse([given])).toEqual([{ ...given, images: [] }]);
});

it('takes Google Analytics by its measurement ID, with consent', () => {
  const given = { service: 'ga4', id: 'G-AB12CD34EF', purpose: 'counts visits' };
  expect(outsideScripts.parse([given])).toMatchObject([
    {
      src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
      name: 'Google Analytics',
      consent: true,
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
  ]);
});

it.each([
  [{ src: 'http://stats.example.com/script.js' }, 'must be an https address'],
  [
    { src: "https://stats.example.com/a.js; script-src 'unsafe-inline'" },
    'must be an https address',
  ],
  [{ connect: ['*'] }, 'must be an https address'],
  [{ connect: ["https://a.example 'unsafe-eval'"] }, 'must be an https address'],
  [{ attributes: { onload: 'alert(1)' } }, 'must be named id, integrity or crossorigin'],
  [{ attributes: { src: 'https://evil.example/x.js' } }, 'must be named id, integrity'],
  [{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12' }, 'write service: ga4'],
  [{ src: 'https://assets.adobedtm.com/launch.js' }, 'loads other scripts'],
  [{ service: 'google-analytics' }, 'service'],
])('refuses %o', (part, message) => {
  const { error } = outsideScripts.safeParse([{ ...script, ...part }]);
  const [issue] = error?.issues ?? [];
  expect((issue?.code === 'invalid_union' ? issue.errors[0]?.[0] : issue)?.message).toContain(
    message,
  );
});
