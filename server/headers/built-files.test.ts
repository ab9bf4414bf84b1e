import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './built-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('lists what visitors may ask for, and nothing that is a host’s or a tool’s', async () => {
  await mkdir(join(dir, 'docs'));
  const files = ['b.html', 'a.html', 'docs/_headers', '_headers', '_redirects', 'vercel.json'];
  for (const file of [...files, '.stamp', '.vercelignore']) await writeFile(join(dir, file), '');
  expect(await listFiles(dir)).toEqual(['a.html', 'b.html', 'docs/_headers']);
});
