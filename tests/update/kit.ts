import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/setup/run.mjs';

/** The last commit before content/pages became the map of the site: version 0.1.0. */
const releaseBefore = 'f266363';

const nobody = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];

export const git = (dir: string, ...args: string[]) =>
  execFileSync('git', [...nobody, ...args], { cwd: dir, encoding: 'utf8', stdio: 'pipe' });

const hasCommit = (commit: string) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;

/**
 * A repository of the kit with two releases, as its makers have it: the one before, and this one, which
 * is this folder as it is.
 */
export function makeKit(kit: string): { version: string } {
  if (!hasCommit(releaseBefore))
    throw new Error(
      `This checkout lacks the release before (commit ${releaseBefore}): updates are tested from there, and need the whole history. Get it with “git fetch --unshallow”, or clone without --depth.`,
    );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, kit);
  for (const tag of git(kit, 'tag').split('\n').filter(Boolean)) git(kit, 'tag', '--delete', tag);
  git(kit, 'tag', 'v0.1.0', releaseBefore);
  git(kit, `--work-tree=${root}`, 'add', '--all');
  const tree = git(kit, 'write-tree').trim();
  const commit = git(kit, 'commit-tree', tree, '-p', releaseBefore, '-m', `Release ${version}`);
  git(kit, 'tag', `v${version}`, commit.trim());
  return { version };
}

/** A release more, with these files changed. */
export function addRelease(kit: string, version: string, before: string, files: object) {
  git(kit, 'read-tree', before);
  for (const [file, text] of Object.entries(files)) {
    const args = ['hash-object', '-w', '--stdin'];
    const hash = execFileSync('git', args, { cwd: kit, input: text, encoding: 'utf8' }).trim();
    git(kit, 'update-index', '--add', '--cacheinfo', `100644,${hash},${file}`);
  }
  const tree = git(kit, 'write-tree').trim();
  const commit = git(kit, 'commit-tree', tree, '-p', before, '-m', `Release ${version}`);
  git(kit, 'tag', `v${version}`, commit.trim());
}

/** Links to this project's packages, so that nothing has to be installed. */
function linkPackages(site: string) {
  const packages = join(root, 'node_modules');
  mkdirSync(join(site, 'node_modules'));
  for (const name of readdirSync(packages).filter(
    (each) => !each.startsWith('.') || each === '.bin',
  ))
    symlinkSync(join(packages, name), join(site, 'node_modules', name));
  cpSync(join(root, 'package-lock.json'), join(site, 'node_modules/.package-lock.json'));
}

/** A site on a release: a clone of the kit, or a downloaded archive with a first commit of its own. */
export function makeSite(kit: string, site: string, kind: 'clone' | 'archive', tag = 'v0.1.0') {
  if (kind === 'clone') {
    git(kit, 'clone', '--quiet', kit, site);
    git(site, 'checkout', '--quiet', '-b', 'ours', tag);
  } else {
    mkdirSync(site);
    const archive = execFileSync('git', ['archive', tag], { cwd: kit, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', site], { input: archive });
    git(site, 'init', '--quiet');
    git(site, 'add', '--all');
    git(site, 'commit', '--quiet', '-m', 'First');
  }
  linkPackages(site);
  const path = (file: string) => join(site, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  return {
    site,
    path,
    read,
    write,
    edit(file: string, before: string, after: string) {
      if (!read(file).includes(before)) throw new Error(`${file} does not say “${before}”`);
      write(file, read(file).replace(before, after));
    },
    remove: (...files: string[]) => git(site, 'rm', '--quiet', '--', ...files),
    commit() {
      git(site, 'add', '--all');
      git(site, 'commit', '--quiet', '-m', 'Ours');
    },
    git: (...args: string[]) => git(site, ...args),
    /** Runs the kit's own copy of the command, as for sites that are older than it. */
    update(...args: string[]) {
      const script = join(root, 'tools/update/update.mjs');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: site,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, BRAND: '', STAGE: '', NO_COLOR: '1' },
      });
      return { status, said: stdout + stderr };
    },
  };
}
