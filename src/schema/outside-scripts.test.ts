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
  [{ service: 'google-analytics' }, 'service'],
])('refuses %o', (part, message) => {
  const { error } = outsideScripts.safeParse([{ ...script, ...part }]);
  expect(error?.issues[0]?.message).toContain(message);
});
