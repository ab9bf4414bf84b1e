import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutProjectBinaries } from '../setup/install.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { run } from '../setup/run.mjs';

const { words } =
  readFlags(`npm run update              merges the newest release of the kit into this site
npm run update -- SOURCE    from there, and from then on: a git address, or the folder of a clone

Code is merged; content and brands stay as they are. Nothing is committed.`);

/** The owner's: no release touches them. */
const owned = ['content', 'brands'];

/**
 * What git answers; undefined if it fails, after it has said why.
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
  if (!source) stop('Where is the kit? Name its git address once: npm run update -- https://…');
  const address = existsSync(source) ? resolve(source) : source;
  // Apart from the site's own branches and tags, which may have the same names.
  const refs = ['+HEAD:refs/kit/newest', '+refs/tags/v*:refs/kit/v*'];
  if (git('fetch', '--quiet', '--no-tags', address, ...refs) === undefined)
    stop(`${address} is no git repository that can be read.`);
  git('config', 'remote.kit.url', address);
  const tags = git('for-each-ref', '--sort=-version:refname', '--format=%(refname)', 'refs/kit/v*');
  const releases = tags?.split('\n').filter((tag) => /\/v\d+\.\d+\.\d+$/.test(tag)) ?? [];
  return releases[0] ?? 'refs/kit/newest';
}

/**
 * Tells Git which commit of the kit a site began with that has none of its history, because it was
 * downloaded. The first one of its version: what came after it, the site has, too, and that does no harm.
 *
 * @param {string} release
 * @param {string} version
 */
function joinHistories(release, version) {
  const said = `"version": "${version}"`;
  const log = ['log', '--reverse', '--format=%H', `-S${said}`, release, '--', 'package.json'];
  const start = git(...log)?.split('\n')[0];
  if (!start) stop(`The kit has never been ${version}, which “version” in package.json says.`);
  const message = `Begin with ${version} of the kit`;
  const merge = ['merge', '--quiet', '-s', 'ours', '--allow-unrelated-histories'];
  if (git(...merge, '-m', message, start) === undefined) stop('');
}

/** What Git's two letters for a conflict mean to an owner. */
const conflicts = {
  UU: 'you and the release changed the same lines: keep what is right between <<<<<<< and >>>>>>>',
  AA: 'you and the release both added it: keep what is right between <<<<<<< and >>>>>>>',
  UD: 'you changed it, and the release removes it',
  DU: 'you removed it, and the release changes it',
};

/** Merges a release, and returns a sentence about each file that needs a decision. */
function merge(/** @type {string} */ release) {
  const settings = ['-c', 'merge.directoryRenames=false', '-c', 'rerere.enabled=false'];
  git(...settings, 'merge', '--no-commit', '--no-ff', release);
  if (git('rev-parse', '--quiet', '--verify', 'MERGE_HEAD') === undefined) stop('');
  git('rm', '-r', '--force', '--quiet', '--', ...owned);
  git('checkout', '--quiet', 'HEAD', '--', ...owned);
  // npm makes it from package.json.
  git('checkout', '--quiet', release, '--', 'package-lock.json');
  const lines = git('status', '--porcelain', '--untracked-files=no')?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [state = '', file = ''] = [line.slice(0, 2), line.slice(3)];
    if (!/U|AA|DD/.test(state)) return [];
    const why = conflicts[/** @type {keyof typeof conflicts} */ (state)];
    return [`${file}: ${why ?? 'you and the release moved it to different places'}`];
  });
}

const installs = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const checks = ['run', 'check', '--', '--words'];

/** Installs and checks. Returns what did not pass. */
async function finish() {
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  for (const args of [installs, checks]) {
    if ((await run('npm', args, env, process.cwd())) !== 0) return `npm ${args.join(' ')}`;
    git('add', 'package-lock.json');
  }
  return undefined;
}

if (git('rev-parse', '--show-prefix') !== '') stop('Run it in the folder of a git repository.');
const open = git('status', '--porcelain');
if (open) stop(`There is work that is not committed. Commit it, so that you can go back:\n${open}`);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const release = fetchRelease();
const next = JSON.parse(git('show', `${release}:package.json`) ?? '{}').version ?? '';
if (next.localeCompare(version, 'en', { numeric: true }) <= 0) {
  console.log(`This site is on ${version}, and the kit has nothing newer.`);
  process.exit(0);
}
if (git('merge-base', 'HEAD', release) === undefined) joinHistories(release, version);
const unsettled = merge(release);
const failed = unsettled.length > 0 ? undefined : await finish();

const [, ...sections] = (git('show', `${release}:CHANGELOG.md`) ?? '').split(/^## /m);
const known = sections.findIndex((section) => section.startsWith(`${version} `));
const news = sections.slice(0, known < 0 ? undefined : known).map((text) => text.split('\n')[0]);

console.log(`\n${version} to ${next}: content and brands are as they were, code is merged.`);
if (news.length > 0) console.log(`Read in CHANGELOG.md: ${news.join(', ')}`);
if (unsettled.length > 0)
  console.log(`\nThese files need you. “git add” each when it is right, or “git rm” it:
  ${unsettled.join('\n  ')}
Then: npm install, npm run check`);
if (failed) console.log(`\n“${failed}” does not pass: see above.`);
console.log(`
Look at it:  git diff --cached, npm run check, npm start
Keep it:     git commit -am "Update to ${next}"
Go back:     git reset --hard`);
process.exitCode = unsettled.length > 0 || failed ? 1 : 0;
