import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist, page } from './host.ts';
import { askOver, freePort, untilOpen } from './over-http.ts';

/** The instructions of each stage, without comments, with continued lines joined. */
const [, build = [], runtime = [], ...more] = readFileSync('server/Dockerfile', 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split(/^FROM /m)
  .map((stage) => `FROM ${stage}`.split('\n'));

const texts = (stage: string[], name: string) =>
  stage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

/** The sources of each COPY, without its flags and its target. */
const copied = (stage: string[]) =>
  texts(stage, 'COPY').flatMap((text) =>
    text
      .replace(/--\S+ /g, '')
      .split(' ')
      .slice(0, -1),
  );

test('is built in one stage and runs in another, on the pinned Node, as nobody in particular', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(more).toEqual([]);
  for (const [from] of [build, runtime]) expect(from).toContain(`node:${devDependencies.node}-`);
  expect(texts(build, 'RUN').at(-1), 'what runs replaces what builds').toMatch(
    /^npm ci --omit=dev /,
  );
  expect(texts(runtime, 'USER')).toEqual(['node']);
  expect(texts(runtime, 'COPY').join()).not.toContain('--chown');
  expect(texts(runtime, 'RUN')).toEqual([]);
});

test('all that the build reads passes .dockerignore, and no secret, test or build does', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  const kept = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const stamp = readFileSync('tools/setup/build-stamp.mjs', 'utf8');
  const inputs = /const inputs = \[([^\]]*)\]/.exec(stamp)?.[1]?.match(/[\w.-]+/g) ?? [];
  expect(inputs.length).toBeGreaterThan(8);
  expect(kept).toEqual(expect.arrayContaining(inputs));
  expect(ignored).toContain('*');
  expect(kept.filter((path) => /^(\.|dist|node_modules|tests)/.test(path))).toEqual([]);
  const [name, brand] = (texts(build, 'ARG')[0] ?? '').split('=');
  expect([name, existsSync(`brands/${brand}.yaml`)]).toEqual(['BRAND', true]);
});

/** Copies the installed packages that the server needs. */
function copyPackages(image: string) {
  const args = ['ls', '--omit=dev', '--all', '--parseable'];
  const [root = '', ...packages] = execFileSync('npm', args, { encoding: 'utf8' }).split('\n');
  for (const path of packages.filter(Boolean)) {
    cpSync(path, join(image, relative(root, path)), { recursive: true });
  }
}

test('the files of the last stage are enough to serve the site, and to say that it is well', async () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  for (const name of copied(runtime).map((path) => path.replace('/site/', ''))) {
    if (name === 'node_modules') copyPackages(image);
    else cpSync(name === 'dist' ? dist : name, join(image, name), { recursive: true });
  }
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), NODE_ENV: 'production' };
  const options = { cwd: image, env, stdio: 'ignore' } as const;
  const argumentsOf = (text = ''): string[] => JSON.parse(text.slice(text.indexOf('['))).slice(1);
  const check = argumentsOf(texts(runtime, 'HEALTHCHECK')[0]);
  const health = () => spawnSync(process.execPath, check, options).status;
  expect(health(), 'nothing is well before it runs').toBe(1);

  const child = spawn(process.execPath, argumentsOf(texts(runtime, 'CMD')[0]), options);
  try {
    await untilOpen(port);
    expect((await askOver(port)(page.path)).status).toBe(200);
    expect(health()).toBe(0);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0], 'the signal to stop ends it in order').toBe(0);
    rmSync(image, { recursive: true });
  }
});
