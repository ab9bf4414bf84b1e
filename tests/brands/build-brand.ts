import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { copyProject } from '../../scripts/copy-project.ts';
import type { BrandInput } from './random-brand.ts';

/** Builds the site with this brand into a folder of its own, as BRAND=file npm run build would. */
export async function buildBrand(brand: BrandInput, folder: string): Promise<string> {
  const file = join(folder, 'brand.yaml');
  const dist = join(folder, 'dist');
  writeFileSync(file, stringify(brand));
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist, '--silent'];
  // A project of its own, because two builds of one project would share their half-made modules.
  const cwd = join(folder, 'project');
  await copyProject(cwd);
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
