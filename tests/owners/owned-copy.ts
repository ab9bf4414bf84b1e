import { spawn } from 'node:child_process';
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { buildCopy } from '../brands/build-brand.ts';
import { freePort } from '../hosts/over-http.ts';

type Outcome = { code: number | null; said: string };

/** Runs a script in a copy of the project. */
export function runIn(project: string, args: string[], env = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const { VITEST: _, VITEST_MODE: __, ...outer } = process.env;
    const child = spawn(process.execPath, args, { cwd: project, env: { ...outer, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    child.once('close', (code) => resolve({ code, said }));
  });
}

/** A copy of the project as an owner has it, with its tests: changed, then built. */
export async function ownedCopy(
  folder: string,
  change: (project: string) => unknown,
): Promise<string> {
  const project = join(folder, 'project');
  const dist = await buildCopy(folder, async () => {
    // All but those of the owners themselves, which name another brand.
    const filter = (path: string) => path !== import.meta.dirname;
    cpSync(join(root, 'tests'), join(project, 'tests'), { recursive: true, filter });
    cpSync(join(root, '.vscode'), join(project, '.vscode'), { recursive: true });
    await change(project);
  });
  renameSync(dist, join(project, 'dist'));
  return project;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot'];

/** The steps of `npm test` that look at content, and how each is run. */
export const suites: Record<string, string[]> = {
  unit: [...vitest, '--exclude', '**/*.shipped.test.*'],
  built: [...vitest, '--config', 'vitest.built.config.ts'],
  site: [...playwright, '--project=site'],
  security: [...playwright, '--project=security'],
};

/** Fails with what a suite says last, which is what it has against the copy. */
export async function expectGreen(project: string, suite: string): Promise<void> {
  const { code, said } = await runIn(project, suites[suite] ?? [], {
    TEST_PORT: String(await freePort()),
    NO_COLOR: '1',
  });
  expect(code, said.slice(-1800)).toBe(0);
}
