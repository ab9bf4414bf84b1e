import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from 'fast-check';
import sharp from 'sharp';
import { copyProject } from '../../scripts/copy-project.ts';
import { root } from '../../scripts/run.mjs';
import { bend } from './bend.ts';
import { changeContent, randomChange } from './random-content.ts';

const [, , kind = '', project = ''] = process.argv;
rmSync(project, { recursive: true, force: true });
await copyProject(project);
cpSync(join(root, 'tests'), join(project, 'tests'), { recursive: true, filter: (p) => p !== join(root, 'tests/owners') });
for (const n of ['bench', '.vscode']) cpSync(join(root, n), join(project, n), { recursive: true });
if (kind === 'nomad') {
  for (const f of ['content', 'brands']) {
    rmSync(join(project, f), { recursive: true });
    cpSync(join(root, 'tests/owners/nomad', f), join(project, f), { recursive: true });
  }
  mkdirSync(join(project, 'content/images'));
  await sharp({ create: { width: 1000, height: 1200, channels: 3, background: { r: 160, g: 110, b: 60 } } }).toFile(join(project, 'content/images/friederike.jpg'));
} else if (kind === 'bent') await bend(project);
else {
  const [change] = sample(randomChange, { numRuns: 1, seed: Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000)) });
  if (change) changeContent(project, change);
}
