import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutProjectBinaries } from '../setup/install.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { run } from '../setup/run.mjs';

const { words } =
  readFlags(`npm run update              merges the newest release of the kit into this site
npm run update -- SOURCE    merges from this Git URL or folder, and remembers it for later

Merges code, leaves content and brands unchanged, and commits nothing.`);

/** The owner's folders, which no release changes. */
const owned = ['content', 'brands'];

/**
 * The output of git. Undefined if it fails, after it has printed why.
 *
 * @param {string[]} args
 */
function git(...args) {
  const options = /** @type {const} */ ({
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout.trimEnd() : undefined;
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`Nothing was changed. ${message}`);
  process.exit(1);
}

/** The kit's newest release: a tag such as v1.2.3 or, where there is none, its newest commit. */
function fetchRelease() {
  const source = words[0] ?? git('config', 'remote.kit.url');
  if (!source)
    stop('The Git URL of the kit is not known. Add it once: npm run update -- https://…');
  const address = existsSync(source) ? resolve(source) : source;
  // In a separate namespace, because the site's own branches and tags may have the same names.
  const refs = ['+HEAD:refs/kit/newest', '+refs/tags/v*:refs/kit/v*'];
  if (git('fetch', '--quiet', '--no-tags', address, ...refs) === undefined)
    stop(`${address} is not a Git repository, or you have no access to it.`);
  git('config', 'remote.kit.url', address);
  const tags = git('for-each-ref', '--sort=-version:refname', '--format=%(refname)', 'refs/kit/v*');
  const releases = tags?.split('\n').filter((tag) => /\/v\d+\.\d+\.\d+$/.test(tag)) ?? [];
  return releases[0] ?? 'refs/kit/newest';
}

/**
 * Connects a site that was downloaded without history to the kit's history, at the first commit with
 * the site's version. Later commits of that version are merged again, which changes nothing.
 *
 * @param {string} release
 * @param {string} version
 */
function joinHistories(release, version) {
  const said = `"version": "${version}"`;
  const log = ['log', '--reverse', '--format=%H', `-S${said}`, release, '--', 'package.json'];
  const start = git(...log)?.split('\n')[0];
  if (!start) stop(`The kit has no version ${version}. Correct “version” in package.json.`);
  const message = `Begin with ${version} of the kit`;
  const merge = ['merge', '--quiet', '-s', 'ours', '--allow-unrelated-histories'];
  if (git(...merge, '-m', message, start) === undefined) stop('');
}

/** Explanations of Git's codes for conflicts. */
const conflicts = {
  UU: 'you and the release changed the same lines. Choose the right ones between <<<<<<< and >>>>>>>',
  AA: 'you and the release both added the file. Choose the right lines between <<<<<<< and >>>>>>>',
  UD: 'you changed the file, and the release deletes it',
  DU: 'you deleted the file, and the release changes it',
};

/** Merges a release, and returns a sentence about each file that needs a decision. */
function merge(/** @type {string} */ release) {
  const settings = ['-c', 'merge.directoryRenames=false', '-c', 'rerere.enabled=false'];
  git(...settings, 'merge', '--no-commit', '--no-ff', release);
  if (git('rev-parse', '--quiet', '--verify', 'MERGE_HEAD') === undefined) stop('');
  git('rm', '-r', '--force', '--quiet', '--', ...owned);
  git('checkout', '--quiet', 'HEAD', '--', ...owned);
  // npm generates this file from package.json.
  git('checkout', '--quiet', release, '--', 'package-lock.json');
  const lines = git('status', '--porcelain', '--untracked-files=no')?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [state = '', file = ''] = [line.slice(0, 2), line.slice(3)];
    if (!/U|AA|DD/.test(state)) return [];
    const why = conflicts[/** @type {keyof typeof conflicts} */ (state)];
    return [`${file}: ${why ?? 'you and the release moved the file to different places'}`];
  });
}

const installs = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const checks = ['run', 'check', '--', '--words'];

/** Installs and checks. Returns the command that failed. */
async function finish() {
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  for (const args of [installs, checks]) {
    if ((await run('npm', args, env, process.cwd())) !== 0) return `npm ${args.join(' ')}`;
    git('add', 'package-lock.json');
  }
  return undefined;
}

if (git('rev-parse', '--show-prefix') !== '')
  stop('Run this command in the folder of a Git repository.');
const open = git('status', '--porcelain');
if (open) stop(`You have changes that are not committed. Commit them first:\n${open}`);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const release = fetchRelease();
const next = JSON.parse(git('show', `${release}:package.json`) ?? '{}').version ?? '';
if (next.localeCompare(version, 'en', { numeric: true }) <= 0) {
  console.log(`This site has version ${version}, which is the newest.`);
  process.exit(0);
}
if (git('merge-base', 'HEAD', release) === undefined) joinHistories(release, version);
const conflicting = merge(release);
const failed = conflicting.length > 0 ? undefined : await finish();

const [, ...sections] = (git('show', `${release}:CHANGELOG.md`) ?? '').split(/^## /m);
const known = sections.findIndex((section) => section.startsWith(`${version} `));
const news = sections.slice(0, known < 0 ? undefined : known).map((text) => text.split('\n')[0]);

console.log(`\nMerged ${next} into ${version}. Content and brands are unchanged.`);
if (news.length > 0) console.log(`Read in CHANGELOG.md: ${news.join(', ')}`);
if (conflicting.length > 0)
  console.log(`\nThese files have conflicts. Fix each and “git add” it, or “git rm” it:
  ${conflicting.join('\n  ')}
Then: npm install, npm run check`);
if (failed) console.log(`\n“${failed}” failed. Its message is above.`);
console.log(`
To review:   git diff --cached, npm run check, npm start
To keep it:  git commit -am "Update to ${next}"
To undo it:  git reset --hard`);
process.exitCode = conflicting.length > 0 || failed ? 1 : 0;
