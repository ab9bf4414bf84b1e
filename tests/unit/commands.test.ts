import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

// Node starts a dozen times here, on machines that others share.
const timeout = 60_000;

const home = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(home, { recursive: true }));

function run(command: string, env = {}) {
  const args = command.replace(/^(exec )?node /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stdout + stderr };
}

const own = Object.entries(scripts).filter(([, command]) => /^(exec )?node \S+$/.test(command));

it.each(own)('npm run %s answers --help', { timeout }, (name, command) => {
  const { status, said } = run(`${command} --help`);
  expect(said).toMatch(new RegExp(`^npm (run )?${name}\\b`));
  expect(status).toBe(0);
});

it('a STAGE that is none: the build says what it can be, without a stack trace', {
  timeout,
}, () => {
  const { status, said } = run(scripts.build, { STAGE: 'staging' });
  expect(said).toContain('STAGE must be “preview” or absent, not “staging”');
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

describe('BRAND', { timeout }, () => {
  const broken = join(home, 'broken.yaml');
  writeFileSync(broken, 'name: Broken\n');

  it.each([
    scripts.build,
    `${scripts.content} check`,
    `${scripts.content} claims`,
    scripts['check:live'],
  ])('with a broken file: %s says what is missing, without a stack trace', (command) => {
    const { status, said } = run(command, { BRAND: broken });
    expect(said).toContain(`${broken}:1 legalName: is missing`);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });

  it.each([scripts.hosts, scripts['hosts:check'], `${scripts.release} ${home}`])(
    'that is not what was built: %s does nothing',
    (command) => {
      const { status, said } = run(command, { BRAND: broken });
      expect(said).toContain('dist is not the build of this BRAND');
      expect(status).toBe(1);
    },
  );
});
