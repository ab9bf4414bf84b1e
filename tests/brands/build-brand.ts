import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { BrandInput } from './random-brand.ts';

/** What no build reads. */
const left = new Set([
  'node_modules',
  'dist',
  'docs',
  'tests',
  'test-results',
  'bench',
  'previews',
]);

/** A project of its own, because two builds of one project would share their half-made modules. */
function copyProject(folder: string): string {
  const project = join(folder, 'project');
  for (const entry of readdirSync('.')) {
    if (left.has(entry) || entry.startsWith('.')) continue;
    cpSync(entry, join(project, entry), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  return project;
}

/** Builds the site with this brand into a folder of its own, as BRAND=file npm run build would. */
export function buildBrand(brand: BrandInput, folder: string): Promise<string> {
  const file = join(folder, 'brand.yaml');
  const dist = join(folder, 'dist');
  writeFileSync(file, stringify(brand));
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist, '--silent'];
  const cwd = copyProject(folder);
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', BRAND: file, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    let said = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    build.once('close', (code) =>
      code === 0 ? resolve(dist) : reject(new Error(`${said}\n${readFileSync(file, 'utf8')}`)),
    );
  });
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
