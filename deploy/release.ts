import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hashedAssets } from '../headers/header-list.ts';
import { type ServerOptions, serverFiles } from './host-files.ts';
import { readPlan } from './plan.ts';
import { writeFiles } from './write-files.ts';

const kept = 5;
const project = resolve(import.meta.dirname, '..');
const assetFolder = join('dist', hashedAssets.prefix);

/** Noted with each release: the hashed files of its own build, and what it took the place of. */
type Note = { assets: string[]; previous: string | undefined };
const noteFile = 'release.json';
const readNote = async (release: string): Promise<Note> =>
  JSON.parse(await readFile(join(release, noteFile), 'utf8'));

const folderOf = (site: string, name: string) => join(resolve(site), 'releases', name);

/** The name of the release in use. */
const currentOf = (site: string) =>
  existsSync(join(site, 'current')) ? basename(realpathSync(join(site, 'current'))) : undefined;

/** A link made beside and moved over: at no moment is there none. */
async function pointTo(site: string, name: string) {
  const next = join(site, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join('releases', name), next);
  await rename(next, join(site, 'current'));
}

/** Visitors who have the last release open may still ask for its files; for those before, not. */
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
  await Promise.all(old.map((name) => rm(folderOf(site, name), { recursive: true, force: true })));
}

export type ReleaseOptions = Omit<ServerOptions, 'root'> & {
  /** With the site's own server; nginx and Caddy need only the build. */
  withServer?: boolean;
};

export async function copyServer(target: string) {
  const isCode = (path: string) => !path.endsWith('.test.ts');
  for (const part of ['server', 'headers', 'intake', 'package.json', 'package-lock.json']) {
    await cp(join(project, part), join(target, part), { recursive: true, filter: isCode });
  }
}

const installPackages = (target: string) =>
  promisify(execFile)('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: target,
  });

/**
 * Puts a build beside the earlier ones, with the configurations that name this very folder, and
 * then makes it the current one. Returns its name.
 */
export async function release(
  site: string,
  dist = join(project, 'dist'),
  now = new Date(),
  { withServer, ...options }: ReleaseOptions = {},
): Promise<string> {
  const name = now.toISOString().replace(/\D/g, '');
  const target = folderOf(site, name);
  const previous = currentOf(site);
  await mkdir(target, { recursive: true });
  await cp(dist, join(target, 'dist'), { recursive: true, preserveTimestamps: true });
  if (withServer) {
    await copyServer(target);
    await installPackages(target);
  }
  const note: Note = { assets: await readdir(join(target, assetFolder)), previous };
  await writeFile(join(target, noteFile), JSON.stringify(note));
  if (previous) await carryAssets(folderOf(site, previous), target);
  await writeFiles(target, serverFiles(await readPlan(join(target, 'dist')), options));
  await pointTo(site, name);
  await prune(site, [name, previous]);
  return name;
}

/** Makes current again what the current release took the place of. Returns its name. */
export async function rollBack(site: string): Promise<string> {
  const current = currentOf(site);
  const previous = current && (await readNote(folderOf(site, current))).previous;
  if (!previous || !existsSync(folderOf(site, previous))) {
    throw new Error(`no release before ${current ?? 'the first'} is kept`);
  }
  await pointTo(site, previous);
  return previous;
}
