import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { install } from '../setup/install.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { root, run } from '../setup/run.mjs';
import { sectionsBetween } from './changelog.mjs';
import { git, tryGit, UpdateRefusal } from './git.mjs';
import { mergeRelease, tryRelease } from './merge-release.mjs';
import { chooseReleases, fetchReleases } from './releases.mjs';

const { flags, words } = readFlags(
  `npm run update                 brings the newest release of the kit into this site
npm run update -- SOURCE       from there: a git address, or the folder of a clone; remembered

--dry-run        shows what would change, and changes nothing
--to 1.2.3       to this release, also if its first number is another one

Code is merged; content and brands are not touched, but laid out anew where a release needs it.`,
  { 'dry-run': { type: 'boolean' }, to: { type: 'string' } },
);

/** Where the command was called: npm goes to the site's folder, and so does who runs the kit's own copy. */
const site = process.cwd();
const packageFile = join(site, 'package.json');
const readPackage = () => JSON.parse(readFileSync(packageFile, 'utf8'));
const goBack = 'To go back to where you were: git reset --hard';

function requireCleanSite() {
  if (!existsSync(packageFile))
    throw new UpdateRefusal('There is no package.json here: go to the folder of the site first');
  const { ok, out } = tryGit(site, ['rev-parse', '--show-toplevel']);
  if (!ok)
    throw new UpdateRefusal(
      'This folder is no git repository. Make it one, so that you can go back: git init, git add --all, git commit',
    );
  if (realpathSync(out.trim()) !== realpathSync(site))
    throw new UpdateRefusal('The site must be a git repository of its own, not a folder of one');
  if (!tryGit(site, ['rev-parse', '--verify', 'HEAD']).ok)
    throw new UpdateRefusal('There is no commit yet: git add --all, then git commit');
  const open = git(site, ['status', '--porcelain']).trimEnd();
  if (open)
    throw new UpdateRefusal(
      `There is work that is not committed. Commit it first, so that you can go back:\n${open}`,
    );
}

function findSource() {
  const kit = readPackage().kit;
  if (words[0]) return existsSync(words[0]) ? resolve(words[0]) : words[0];
  if (kit) return kit;
  // Run from a clone of the kit, for sites that are older than this command.
  if (realpathSync(root) !== realpathSync(site)) return resolve(root);
  throw new UpdateRefusal(
    'Where is the kit? Name its git address once: npm run update -- https://…; “kit” in package.json remembers it',
  );
}

/** @param {string} source */
function remember(source) {
  const data = readPackage();
  if (data.kit === source || !words[0]) return;
  writeFileSync(packageFile, `${JSON.stringify({ ...data, kit: source }, null, 2)}\n`);
}

/** @param {import('./merge-release.mjs').Conflict} conflict */
function advice({ file, stages }) {
  if (stages === '12')
    return `${file}: you changed it, and the release takes it away. “git rm ${file}” does so, too; “git add ${file}” keeps yours`;
  if (stages === '13')
    return `${file}: you took it away, and the release changes it. “git rm ${file}” leaves it away; “git add ${file}” takes the release's`;
  if (file === 'package-lock.json')
    return `${file}: settle package.json first, then: git checkout --theirs package-lock.json && npm install && git add package-lock.json`;
  if (stages.length === 1)
    return `${file}: you and the release moved it to different places. Keep one: “git add” it, and “git rm” the other`;
  return `${file}: you and the release changed the same lines. Open it, keep what is right between <<<<<<< and >>>>>>>, then “git add ${file}”`;
}

/**
 * @param {string} ref
 * @param {string} from
 * @param {string} to
 */
function tellWhatToRead(ref, from, to) {
  const { ok, out } = tryGit(site, ['show', `${ref}:CHANGELOG.md`]);
  const sections = ok ? sectionsBetween(out, from, to) : [];
  if (sections.length === 0) return;
  console.log(`\nRead in CHANGELOG.md (git show ${ref}:CHANGELOG.md):`);
  for (const { title, first, last, headings } of sections)
    console.log(`  ${[`${title}, lines ${first} to ${last}`, ...headings].join('\n    ')}`);
}

const afterwards = ['content migrate', 'content check', 'types', 'build'];

/** Installs, brings the words over, and checks. Returns what did not pass. */
async function finish() {
  if ((await install(site)) !== 0) return 'npm ci';
  for (const script of afterwards) {
    console.log(`\n== npm run ${script}`);
    const code = await run('npm', ['run', '--silent', ...script.split(' ')], process.env, site);
    // New and moved files of content belong to the update, and go with it if it is taken back.
    git(site, ['add', '--all']);
    if (code !== 0) return `npm run ${script}`;
  }
  return undefined;
}

async function update() {
  requireCleanSite();
  const source = findSource();
  const { version } = readPackage();
  const { from, to, newest } = chooseReleases(fetchReleases(site, source), version, flags.to);
  if (newest) {
    console.log(`There is ${newest.version}. Its first number is new: read first what changes.`);
    tellWhatToRead(newest.ref, version, newest.version);
    console.log(`Then: npm run update -- --to ${newest.version}\n`);
  }
  if (!to) {
    console.log(`This site is on ${version}: nothing to do`);
    return 0;
  }
  const releases = { from: from.ref, to: to.ref, message: `Update to ${to.version}` };
  if (flags['dry-run']) {
    const { changes, conflicts } = tryRelease(site, releases);
    for (const change of changes) console.log(change);
    console.log(`\n${version} to ${to.version}: ${changes.length} files would change`);
    if (conflicts.length > 0) console.log(`${conflicts.length} you would have to settle:`);
    for (const conflict of conflicts) console.log(`  ${advice(conflict)}`);
    console.log('Files in content and brands are not merged. Nothing was changed.');
    tellWhatToRead(to.ref, version, to.version);
    return 0;
  }
  const conflicts = mergeRelease(site, releases);
  if (conflicts.length > 0) {
    console.log(`${version} to ${to.version} is merged, but for ${conflicts.length} files:`);
    for (const conflict of conflicts) console.log(`  ${advice(conflict)}`);
    console.log(`
When all are settled:
  npm install
  ${afterwards.map((script) => `npm run ${script}`).join('\n  ')}
  git add --all && git commit -m "${releases.message}"
${goBack}`);
    tellWhatToRead(to.ref, version, to.version);
    return 1;
  }
  remember(source);
  const failed = await finish();
  tellWhatToRead(to.ref, version, to.version);
  if (failed) {
    console.log(`
${version} to ${to.version} is merged, but “${failed}” does not pass: see above.
When it does: git add --all && git commit -m "${releases.message}"
${goBack}`);
    return 1;
  }
  console.log(`
This site is on ${to.version} now. Nothing is committed yet.
Look at it: git diff --cached, npm start, npm test
Keep it:    git commit -m "${releases.message}"
${goBack}`);
  return 0;
}

try {
  process.exitCode = await update();
} catch (error) {
  if (!(error instanceof UpdateRefusal)) throw error;
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
}
