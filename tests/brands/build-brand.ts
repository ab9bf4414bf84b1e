import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { stringify } from 'yaml';
import { mediaType } from '../../headers/media-types.ts';
import { copyProject } from '../../scripts/copy-project.ts';
import type { BrandInput } from './random-brand.ts';

type Change = (project: string) => Promise<unknown> | unknown;

/** Builds a copy of the project, changed first, into a folder of its own. */
export async function buildCopy(folder: string, change: Change, env = {}): Promise<string> {
  const dist = join(folder, 'dist');
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist, '--silent'];
  // A project of its own, because two builds of one project would share their half-made modules.
  const cwd = join(folder, 'project');
  await copyProject(cwd);
  await change(cwd);
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    let said = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    build.once('close', (code) => (code === 0 ? resolve(dist) : reject(new Error(said))));
  });
}

/** Builds the site with this brand, as BRAND=file npm run build would. */
export function buildBrand(brand: BrandInput, folder: string): Promise<string> {
  const file = join(folder, 'brand.yaml');
  return buildCopy(folder, () => writeFileSync(file, stringify(brand)), { BRAND: file });
}

export const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** A page before which a build lies, without a server. */
export async function visitBuild(browser: Browser, dist: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/*', (route) => {
    const pathname = decodeURI(new URL(route.request().url()).pathname);
    const file = join(dist, extname(pathname) ? pathname : fileOf(pathname));
    return existsSync(file)
      ? route.fulfill({ path: file, contentType: mediaType(file).type })
      : route.fulfill({ status: 404 });
  });
  return page;
}

/** Every file of a build that holds text, by its address. */
export function textsOf(dist: string): Record<string, string> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|svg|xml|txt|webmanifest|js|css|json)$/.test(name));
  return Object.fromEntries(
    texts
      .filter((name) => statSync(join(dist, name)).isFile())
      .map((name) => [`/${name}`, readFileSync(join(dist, name), 'utf8')]),
  );
}
