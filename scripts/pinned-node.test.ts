import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pinnedNode, runsTypeScript } from './pinned-node.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([
  ['20.19.0', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
  ['100.0.0', true],
])('%s runs TypeScript: %s', (version, does) => {
  expect(runsTypeScript(version)).toBe(does);
});

test('prefers the pinned node, then a current one that is new enough', () => {
  const current = (node: string) => ({ execPath: '/opt/node', versions: { node } });
  expect(pinnedNode(dir, current('20.19.0'))).toBeUndefined();
  expect(pinnedNode(dir, current('24.0.0'))).toBe('/opt/node');
  mkdirSync(join(dir, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/node/bin/node'), '');
  expect(pinnedNode(dir, current('24.0.0'))).toBe(join(dir, 'node_modules/node/bin/node'));
});
