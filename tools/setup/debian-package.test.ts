import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { installPackages } from './debian-package.mjs';

test('installs no packages unless the user is root, even if sudo needs no password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const name of ['sudo', 'apt-get'])
    writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(await installPackages('chromium')).toBe(false);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
