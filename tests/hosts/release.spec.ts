import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyServer, release, rollBack } from '../../deploy/release.ts';

const page = (text: string) =>
  `<title>${text}</title><link rel="canonical" href="https://www.site.example/"><style>${text}{}</style>`;

/** A build whose page and hashed file hold its name. */
function makeBuild(parent: string, name: string): string {
  const dir = join(parent, `build-${name}`);
  mkdirSync(join(dir, '_astro'), { recursive: true });
  for (const file of ['index.html', '404.html']) writeFileSync(join(dir, file), page(name));
  writeFileSync(join(dir, `_astro/${name}.js`), name);
  return dir;
}

let folder: string;
let site: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  site = join(folder, 'site');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const current = (path: string) => join(site, 'current', path);
const shown = () => /<title>(\w+)/.exec(readFileSync(current('dist/index.html'), 'utf8'))?.[1];

test('a release takes the place of the last one, and configurations name its folder', async () => {
  await release(site, makeBuild(folder, 'one'), day(1));
  expect(shown()).toBe('one');
  const name = await release(site, makeBuild(folder, 'two'), day(2));
  expect(shown()).toBe('two');
  expect(existsSync(current('server')), 'nginx and Caddy need only the build').toBe(false);
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(readFileSync(current(file), 'utf8')).toContain(`"${site}/releases/${name}/dist"`);
  }
});

test('with the own server, a release holds what runs and no tests', async () => {
  await copyServer(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const wanted = ['server/main.ts', 'headers/header-list.ts', 'package.json', 'package-lock.json'];
  expect(files).toEqual(expect.arrayContaining(wanted));
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('the hashed files of the last release stay, those of the one before go', async () => {
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    await release(site, makeBuild(folder, name), day(index + 1));
  }
  const has = (name: string) => existsSync(current(`dist/_astro/${name}.js`));
  expect([has('three'), has('two'), has('one')]).toEqual([true, true, false]);
});

test('going back is one step each time, and ends at the first', async () => {
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    await release(site, makeBuild(folder, name), day(index + 1));
  }
  await rollBack(site);
  expect(shown()).toBe('two');
  await rollBack(site);
  expect(shown()).toBe('one');
  await expect(rollBack(site)).rejects.toThrow('no release before');
  expect(shown()).toBe('one');
});

test('what was rolled back is not gone back to', async () => {
  await release(site, makeBuild(folder, 'good'), day(1));
  await release(site, makeBuild(folder, 'bad'), day(2));
  await rollBack(site);
  await release(site, makeBuild(folder, 'mended'), day(3));
  await rollBack(site);
  expect(shown()).toBe('good');
});

test('five releases are kept', async () => {
  const build = makeBuild(folder, 'one');
  const names = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) names.push(await release(site, build, day(number)));
  const kept = names.filter((name) => existsSync(join(site, 'releases', name)));
  expect(kept).toEqual(names.slice(-5));
});

test('a build that is none leaves everything as it was', async () => {
  await release(site, makeBuild(folder, 'one'), day(1));
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  await expect(release(site, broken, day(2))).rejects.toThrow();
  expect(shown()).toBe('one');
});
