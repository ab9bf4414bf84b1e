import { expect, test } from 'vitest';
import { findChromium, quickest } from './chromium.mjs';

const all = () => true;
const none = () => false;

test('takes the first that works', () => {
  expect(findChromium({}, all)).toBe('/usr/bin/chromium');
  expect(findChromium({}, (command) => command === 'google-chrome')).toMatch(/google-chrome$/);
  expect(findChromium({}, none)).toBeUndefined();
});

test('never replaces the one that was asked for', () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  expect(findChromium(env, (command) => command === '/opt/chromium')).toBe('/opt/chromium');
  expect(findChromium(env, (command) => command === '/usr/bin/chromium')).toBeUndefined();
  expect(quickest('/opt/chromium', env, all)).toBe('/opt/chromium');
});

test('prefers the shell for most tests', () => {
  expect(quickest('/usr/bin/chromium', {}, all)).toBe('/usr/bin/chromium-headless-shell');
  expect(quickest('/usr/bin/chromium', {}, none)).toBe('/usr/bin/chromium');
});
