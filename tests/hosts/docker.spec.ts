import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist } from './build.ts';
import { command, copied, readDockerfile, texts } from './dockerfile.ts';
import { askOver, freePort, untilOpen } from './over-http.ts';

const stages = readDockerfile('deploy/Dockerfile');
const [build, runtime] = stages;
if (!build || !runtime) throw new Error('deploy/Dockerfile has not two stages');

const kept = readFileSync('.dockerignore', 'utf8')
  .match(/^!(.+)$/gm)
  ?.map((line) => line.slice(1));

test('is built in one stage and runs in another, on the Node that the project pins', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(stages).toHaveLength(2);
  for (const { image } of stages) {
    expect(image).toMatch(new RegExp(`^node:${devDependencies.node.replaceAll('.', '\\.')}-[a-z]`));
  }
});

test('runs as a user who may change nothing, and says how it is', () => {
  expect(texts(runtime, 'USER')).toEqual(['node']);
  expect(texts(runtime, 'COPY').join()).not.toContain('--chown');
  expect(texts(runtime, 'RUN')).toEqual([]);
  expect(texts(runtime, 'HEALTHCHECK')).toHaveLength(1);
  expect(texts(runtime, 'EXPOSE')).toEqual(['3000']);
});

test('what is copied by name is there, and passes .dockerignore', () => {
  const named = copied(build).filter((path) => path !== '.');
  expect(named).toEqual(['package.json', 'package-lock.json']);
  for (const path of named) {
    expect(existsSync(path), path).toBe(true);
    expect(kept, path).toContain(path);
  }
});

test('builds with a brand that exists, unless told otherwise', () => {
  const [name, brand] = (texts(build, 'ARG')[0] ?? '').split('=');
  expect(name).toBe('BRAND');
  expect(existsSync(`src/brand/${brand}.yaml`), brand).toBe(true);
});

test('all that the build reads passes .dockerignore, and no secret, test or build does', () => {
  const stamp = readFileSync('scripts/build-stamp.mjs', 'utf8');
  const inputs = /const inputs = \[([^\]]*)\]/.exec(stamp)?.[1]?.match(/'[^']+'/g) ?? [];
  const roots = inputs.map((input) => input.slice(1, -1).split('/')[0]);
  expect(roots.length).toBeGreaterThan(4);
  expect(kept).toEqual(expect.arrayContaining(roots));
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m);
  expect(kept?.filter((path) => /^(\.|dist|node_modules|tests)/.test(path))).toEqual([]);
});

test('the files of the last stage are enough to serve the site, and to say that it is well', async () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  for (const path of copied(runtime)) {
    const name = path.replace('/site/', '');
    cpSync(name === 'dist' ? dist : name, join(image, name), { recursive: true });
  }
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), NODE_ENV: 'production' };
  const run = (words: string[]) => ({
    program: words[0] === 'node' ? process.execPath : (words[0] ?? ''),
    args: words.slice(1),
  });
  const check = run(command(texts(runtime, 'HEALTHCHECK')[0] ?? ''));
  const health = () => spawnSync(check.program, check.args, { cwd: image, env }).status;
  expect(health(), 'nothing is well before it runs').toBe(1);

  const start = run(command(texts(runtime, 'CMD')[0] ?? ''));
  const child = spawn(start.program, start.args, { cwd: image, env, stdio: 'ignore' });
  try {
    await untilOpen(port);
    expect((await askOver(port)('/pricing')).status).toBe(200);
    expect(health()).toBe(0);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0], 'the signal to stop ends it in order').toBe(0);
    rmSync(image, { recursive: true });
  }
});
