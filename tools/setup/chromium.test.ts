import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

const shell = '/usr/bin/chromium-headless-shell';

test.each([
  ['the first that works', undefined, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['the shell for most tests', undefined, ['/usr/bin/chromium', shell], '/usr/bin/chromium', shell],
  ['nothing where nothing works', undefined, []],
  ['the one that was asked for', '/opt/chromium', ['/opt/chromium', shell], '/opt/chromium'],
  ['no other than was asked for', '/opt/chromium', ['/usr/bin/chromium', shell]],
])('finds %s', (_name, given, usable: string[], whole?: string, quick = whole) => {
  const found = findChromium(given, (path) => usable.includes(path));
  expect(found).toEqual(whole && { whole, quick });
});
