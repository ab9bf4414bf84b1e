import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = Number(process.env.EDIT_PORT ?? 4175);

/** The copy of the project that is edited. */
export const project = join(tmpdir(), `edit-${port}`);

export const landing = 'content/pages/index.yaml';
export const fileText = (file: string) => readFileSync(join(project, file), 'utf8');
export const writeText = (file: string, text: string) => writeFileSync(join(project, file), text);
export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8' });

/** What “npm run check” says; where it finds something to be changed, this throws. */
export const check = () =>
  execFileSync(process.execPath, ['tools/check/check.ts'], { cwd: project, encoding: 'utf8' });
