import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, tryGit } from './git.mjs';
import { mergeJson } from './merge-json.mjs';

/** The owner's: no release touches them. */
const owned = ['content', 'brands'];

/**
 * The files of a release as a tree, with the words of the site in place of its own.
 *
 * @param {string} site
 * @param {string} release a ref
 */
function treeWithOwnWords(site, release) {
  const entries = (/** @type {string[]} */ ...args) =>
    git(site, ['ls-tree', '-z', ...args])
      .split('\0')
      .filter(Boolean);
  const nameOf = (/** @type {string} */ entry) => entry.slice(entry.indexOf('\t') + 1);
  const code = entries(release).filter((entry) => !owned.includes(nameOf(entry)));
  const words = entries('HEAD').filter((entry) => owned.includes(nameOf(entry)));
  return git(
    site,
    ['mktree', '-z'],
    [...code, ...words].map((entry) => `${entry}\0`).join(''),
  ).trim();
}

/**
 * A commit that is the way from one release to another. Picking it merges with the first as the base,
 * whether or not the site shares any history with the kit.
 *
 * @param {string} site
 * @param {{ from: string, to: string, message: string }} releases
 */
function wayBetween(site, { from, to, message }) {
  const commit = (/** @type {string} */ release, /** @type {string[]} */ ...parents) =>
    git(site, ['commit-tree', treeWithOwnWords(site, release), ...parents, '-m', message]).trim();
  return commit(to, '-p', commit(from));
}

/** @typedef {{ file: string, stages: string }} Conflict stages: 1 the base, 2 the site, 3 the release */

/**
 * @param {string} dir
 * @returns {Conflict[]}
 */
function conflictsIn(dir) {
  /** @type {Map<string, string>} */
  const stages = new Map();
  for (const entry of git(dir, ['ls-files', '--unmerged', '-z']).split('\0').filter(Boolean)) {
    const [facts = '', file = ''] = entry.split('\t');
    stages.set(file, (stages.get(file) ?? '') + facts.at(-1));
  }
  return [...stages].map(([file, numbers]) => ({ file, stages: numbers }));
}

/**
 * Settles a conflict between lines of JSON whose fields do not contradict each other.
 *
 * @param {string} dir
 * @param {Conflict} conflict
 */
function settleJson(dir, { file, stages }) {
  if (!/^package(-lock)?\.json$/.test(file) || stages !== '123') return;
  const [base, ours, theirs] = [1, 2, 3].map((stage) =>
    JSON.parse(git(dir, ['show', `:${stage}:${file}`])),
  );
  const merged = mergeJson(base, ours, theirs);
  if (!merged) return;
  writeFileSync(join(dir, file), `${JSON.stringify(merged.value, null, 2)}\n`);
  git(dir, ['add', '--', file]);
}

/**
 * Merges what lies between two releases into the working tree of `dir`, and stages it.
 *
 * @param {string} dir
 * @param {string} way
 */
function pick(dir, way) {
  const settings = [
    // The owner's own files stay where they are, also if the release has moved those beside them.
    'merge.directoryRenames=false',
    'merge.renameLimit=20000',
    'rerere.enabled=false',
  ].flatMap((setting) => ['-c', setting]);
  const { ok, said } = tryGit(dir, [...settings, 'cherry-pick', '--no-commit', way]);
  const conflicts = conflictsIn(dir);
  if (!ok && conflicts.length === 0) throw new Error(`git cherry-pick: ${said}`);
  for (const conflict of conflicts) settleJson(dir, conflict);
  return conflictsIn(dir);
}

/**
 * Merges a release into the site. Returns the files on which both contradict each other.
 *
 * @param {string} site
 * @param {{ from: string, to: string, message: string }} releases
 */
export const mergeRelease = (site, releases) => pick(site, wayBetween(site, releases));

/**
 * What merging a release would do: a line for each file that would change, and the conflicts. Done in
 * a second working tree, which is removed again.
 *
 * @param {string} site
 * @param {{ from: string, to: string, message: string }} releases
 */
export function tryRelease(site, releases) {
  const home = mkdtempSync(join(tmpdir(), 'update-'));
  const dir = join(home, 'tree');
  git(site, ['worktree', 'add', '--quiet', '--detach', dir, 'HEAD']);
  try {
    const conflicts = pick(dir, wayBetween(site, releases));
    const changes = git(dir, [
      'diff',
      '--cached',
      '--name-status',
      '-M',
      '--diff-filter=u',
      'HEAD',
    ]);
    return { conflicts, changes: changes.trim().split('\n').filter(Boolean) };
  } finally {
    git(site, ['worktree', 'remove', '--force', dir]);
    rmSync(home, { recursive: true, force: true });
  }
}
