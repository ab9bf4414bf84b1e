import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { inputStamp } from '../../tools/setup/build-stamp.mjs';
import { requireNode } from '../../tools/setup/run.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';
import { examplesFolder, pages } from './examples-site.ts';

// The pages of the bands' own examples, built in a copy of the project beside the shipped pages. The
// registers are the shipped ones: a fixture of all that the examples refer to would be as long as they.
test('builds the examples', async () => {
  test.setTimeout(300_000);
  const stampFile = join(examplesFolder, 'stamp');
  const stamp = `${inputStamp()} ${JSON.stringify(pages)}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(examplesFolder, { recursive: true, force: true });
  mkdirSync(examplesFolder, { recursive: true });
  await copyProject(examplesFolder);
  mkdirSync(join(examplesFolder, 'content/pages/examples'));
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(examplesFolder, file), text);
  // If it fails, it says why.
  execFileSync(requireNode(), ['tools/build/build.mjs'], { cwd: examplesFolder, stdio: 'pipe' });
  writeFileSync(stampFile, stamp);
});
