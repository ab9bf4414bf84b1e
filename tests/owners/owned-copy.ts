import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { stringify } from 'yaml';
import { mediaType } from '../../server/headers/media-types.ts';
import { readSource } from '../../src/content/source-file.ts';
import { chromiumFlags } from '../../tools/setup/chromium.mjs';
import { root } from '../../tools/setup/run.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';
import { freePort } from '../hosts/over-http.ts';
import { parse } from '../support/built.ts';

/** The same sites every time, so that a change decides and not the day. SEED=… makes others. */
export const seed = Number(process.env.SEED ?? 20_774);

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

/** Writes a file of a project, and the folders that it stands in. */
export function write(project: string, file: string, data: unknown) {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof data === 'string' ? data : stringify(data));
}

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
export type Data = Record<string, any>;

/** Changes the data of a YAML file of a project. */
export function edit(project: string, file: string, change: (data: Data) => void) {
  // What has been read is remembered, so a copy of it is changed.
  const data = structuredClone(readSource(file, readFileSync(join(project, file), 'utf8')).data);
  change(data as Data);
  write(project, file, data);
}

export const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** Every file of a build that holds text, by its address. */
function textsOf(dist: string): Record<string, string> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|svg|xml|txt|webmanifest|js|css|json)$/.test(name));
  return Object.fromEntries(
    texts.map((name) => [`/${name}`, readFileSync(join(dist, name), 'utf8')]),
  );
}

async function launch() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/**
 * A copy of the project as an owner has it, with its tests: changed, and built before the tests that
 * look at it.
 */
export function ownedCopy(change: (project: string) => unknown, env = {}) {
  const home = mkdtempSync(join(tmpdir(), 'owner-'));
  const project = join(home, 'project');
  const dist = join(project, 'dist');
  let texts: Record<string, string> = {};
  let browser: Browser;

  beforeAll(async () => {
    await copyProject(project);
    // All but those of the owners themselves, which name another brand.
    const filter = (path: string) => path !== import.meta.dirname;
    cpSync(join(root, 'tests'), join(project, 'tests'), { recursive: true, filter });
    for (const name of ['bench', '.vscode', '.gitignore'])
      cpSync(join(root, name), join(project, name), { recursive: true });
    await change(project);
    const args = ['node_modules/astro/bin/astro.mjs', 'build', '--silent'];
    const settings = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env };
    const { code, said } = await runIn(project, args, settings);
    if (code !== 0) throw new Error(said);
    texts = textsOf(dist);
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(home, { recursive: true, force: true });
  });

  return {
    home,
    project,
    dist,
    /** What a file says, by its address; all of them without one. */
    text: (address: string) => texts[address] ?? '',
    texts: () => texts,
    /** A built page, without a browser. */
    document: (path: string) => parse(texts[fileOf(path)] ?? ''),
    browser: () => browser,
    /** A page before which the build lies at any host, without a server. */
    async visit(): Promise<Page> {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.route('**/*', (route) => {
        const pathname = decodeURI(new URL(route.request().url()).pathname);
        const file = join(dist, extname(pathname) ? pathname : fileOf(pathname));
        return existsSync(file)
          ? route.fulfill({ path: file, contentType: mediaType(file).type })
          : route.fulfill({ status: 404 });
      });
      return page;
    },
  };
}

export type OwnedCopy = ReturnType<typeof ownedCopy>;

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot'];

/** The steps of `npm test` that look at content, and how each is run. */
export const suites: Record<string, string[]> = {
  unit: [...vitest, '--exclude', '**/*.shipped.test.*'],
  built: [...vitest, '--config', 'vitest.built.config.ts'],
  site: [...playwright, '--project=site'],
  security: [...playwright, '--project=security'],
};

const commands: Record<string, string[]> = {
  ...suites,
  // Goes by the forms of the build, and by no content.
  intake: [...vitest, '--config', 'tests/intake/vitest.config.ts'],
};

/** The lines that name a test that failed, as Vitest and Playwright write them. */
const failed = /^( FAIL .*| +\d+\) .*)$/gm;

/** Fails with the names of what failed, and what the suite says last. */
export async function expectGreen(
  { project }: OwnedCopy,
  suite: string,
  ...only: string[]
): Promise<void> {
  const { code, said } = await runIn(project, [...(commands[suite] ?? []), ...only], {
    TEST_PORT: String(await freePort()),
    NO_COLOR: '1',
  });
  const names = [...new Set(said.match(failed))].join('\n');
  expect(code, `${names}\n\n${said.slice(-1800)}`).toBe(0);
}
