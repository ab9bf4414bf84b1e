import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hashedAssets } from '../headers/header-list.ts';
import { type ServerOptions, serverFiles, writeFiles } from './host-files.ts';
import { readServedBuild } from './served-build.ts';

const kept = 5;
const project = resolve(import.meta.dirname, '..');
const assetFolder = join('dist', hashedAssets.prefix);

/** Stored with each release: the hashed files of its own build, and the name of the one it replaced. */
type ReleaseNote = { assets: string[]; previous: string | undefined };
const noteFile = 'release.json';
const readNote = async (release: string): Promise<ReleaseNote> =>
  JSON.parse(await readFile(join(release, noteFile), 'utf8'));

const releaseFolder = (site: string, name: string) => join(resolve(site), 'releases', name);

const currentOf = (site: string) =>
  existsSync(join(site, 'current')) ? basename(realpathSync(join(site, 'current'))) : undefined;

/** Renames a new link over the old one, so that there is one at every moment. */
async function pointTo(site: string, name: string) {
  const next = join(site, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join('releases', name), next);
  await rename(next, join(site, 'current'));
}

/** Visitors who have a page of the last release open may still ask for its files. */
async function carryAssets(previous: string, target: string) {
  for (const name of (await readNote(previous)).assets) {
    const to = join(target, assetFolder, name);
    const from = join(previous, assetFolder, name);
    if (!existsSync(to)) await cp(from, to, { preserveTimestamps: true });
  }
}

async function prune(site: string, inUse: readonly (string | undefined)[]) {
  const names = (await readdir(join(site, 'releases'))).sort();
  const old = names.slice(0, -kept).filter((name) => !inUse.includes(name));
  await Promise.all(
    old.map((name) => rm(releaseFolder(site, name), { recursive: true, force: true })),
  );
}

export type ReleaseOptions = Omit<ServerOptions, 'root'> & {
  /** Adds the site's own server, which nginx and Caddy do not need. */
  withServer?: boolean;
};

export async function copyServer(target: string) {
  const isCode = (path: string) => !path.endsWith('.test.ts');
  for (const part of [
    'server',
    'headers',
    'intake',
    'inbox',
    'package.json',
    'package-lock.json',
  ]) {
    await cp(join(project, part), join(target, part), { recursive: true, filter: isCode });
  }
}

const installPackages = (target: string) =>
  promisify(execFile)('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: target,
  });

/**
 * Copies a build beside the earlier ones, with configurations that name its folder, and makes it the
 * current one. Returns its name.
 */
export async function release(
  site: string,
  dist = join(project, 'dist'),
  now = new Date(),
  { withServer, ...options }: ReleaseOptions = {},
): Promise<string> {
  const name = now.toISOString().replace(/\D/g, '');
  const target = releaseFolder(site, name);
  const previous = currentOf(site);
  await mkdir(target, { recursive: true });
  await cp(dist, join(target, 'dist'), { recursive: true, preserveTimestamps: true });
  if (withServer) {
    await copyServer(target);
    await installPackages(target);
  }
  const note: ReleaseNote = { assets: await readdir(join(target, assetFolder)), previous };
  await writeFile(join(target, noteFile), JSON.stringify(note));
  if (previous) await carryAssets(releaseFolder(site, previous), target);
  await writeFiles(target, serverFiles(await readServedBuild(join(target, 'dist')), options));
  await pointTo(site, name);
  await prune(site, [name, previous]);
  return name;
}

/** Makes the release before the current one current again. Returns its name. */
export async function rollBack(site: string): Promise<string> {
  const current = currentOf(site);
  const previous = current && (await readNote(releaseFolder(site, current))).previous;
  if (!previous || !existsSync(releaseFolder(site, previous))) {
    throw new Error(`no release before ${current ?? 'the first'} is kept`);
  }
  await pointTo(site, previous);
  return previous;
}
