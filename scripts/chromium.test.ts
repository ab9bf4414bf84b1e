import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

test('takes the first that works', () => {
  expect(findChromium({}, () => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(findChromium({}, (command) => command === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(findChromium({}, (command) => command === 'google-chrome')).toMatch(/google-chrome$/);
  expect(findChromium({}, () => false)).toBeUndefined();
});

test('never replaces the one that was asked for', () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  expect(findChromium(env, (command) => command === '/opt/chromium')).toBe('/opt/chromium');
  expect(findChromium(env, (command) => command === '/usr/bin/chromium')).toBeUndefined();
});
