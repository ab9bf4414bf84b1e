import { isDeepStrictEqual } from 'node:util';
import { checkWords } from '../src/content/check-words.ts';
import { textName } from '../src/content/files.ts';
import { printFinding } from '../src/content/finding.ts';
import { bytesBelow } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { valueAt } from '../src/lib/data.ts';
import { changedFiles, fileAt, type GitRefusal, runGit } from '../src/writer/git.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Answer, Caller, Difference, Form, Path, Published, Side, Source } from './api.ts';
import { makeChanges } from './changes.ts';
import { entryName, nameOf } from './entry-name.ts';
import type { Project, Writes } from './project.ts';
import { Snapshot } from './snapshot.ts';

type Values = Record<string, unknown>;

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of one length are compared entry by entry, unless the entries only changed places. */
function isEntryByEntry(before: unknown[], after: unknown[]): boolean {
  const [old, now] = [before.map(entryName), after.map(entryName)];
  const isSameSet = isDeepStrictEqual(old.toSorted(), now.toSorted());
  return old.length === now.length && (isDeepStrictEqual(old, now) || !isSameSet);
}

/** The paths of the smallest values in which two versions of a file differ. */
function* pathsThatDiffer(before: unknown, after: unknown, path: Path = []): Generator<Path> {
  if (isDeepStrictEqual(before, after)) return;
  if (isMap(before) && isMap(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* pathsThatDiffer(before[key], after[key], [...path, key]);
  else if (Array.isArray(before) && Array.isArray(after) && isEntryByEntry(before, after))
    for (const [at, value] of after.entries())
      yield* pathsThatDiffer(before[at], value, [...path, at]);
  else yield path;
}

/** A value as its owner reads it: entries by their names. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(entryName).join('\n\n');
  return typeof value === 'object' ? entryName(value) : String(value);
}

/** The paragraphs that two texts do not share at their beginning or end. */
function onlyChanged(one: string, other: string): [string, string] {
  const [old, now] = [one, other].map((text) => text.trim().split(/\n{2,}/)) as [
    string[],
    string[],
  ];
  while (old.length > 0 && old[0] === now[0]) for (const each of [old, now]) each.shift();
  while (old.length > 0 && old.at(-1) === now.at(-1)) for (const each of [old, now]) each.pop();
  return [old.join('\n\n'), now.join('\n\n')];
}

/** What differs between two versions of a file, value by value. */
function differencesIn(
  snapshot: Snapshot,
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Difference[] {
  if (!before || !after || !textName(file)) {
    const [old, now] = [before, after].map((bytes) => (bytes ? 'a file' : 'no file'));
    return [{ at: { file, path: [] }, name: nameOf(file), old: old ?? '', now: now ?? '' }];
  }
  const [was, is] = [before, after].map((bytes) => readSource(file, bytes.toString()).data);
  return [...pathsThatDiffer(was, is)].map((path) => {
    const [old, now] = onlyChanged(inWords(valueAt(was, path)), inWords(valueAt(is, path)));
    return { at: { file, path }, name: snapshot.nameAt({ file, path }), old, now };
  });
}

/** How many versions the remote repository does not have; undefined where there is none. */
export const countUnpublished = (root: string): Promise<number | undefined> =>
  runGit(root, 'rev-list', '--count', '@{upstream}..HEAD').then(Number, () => undefined);

/** What differs from the last version, and how many versions are not online. */
export async function versionsForm(project: Project): Promise<Form> {
  const { root } = project;
  const snapshot = new Snapshot(project);
  const files = (await changedFiles(root)) ?? [];
  const lists = await Promise.all(
    files.map(async (file) =>
      differencesIn(snapshot, file, await fileAt(root, 'HEAD', file), project.bytes(file)),
    ),
  );
  const versions = { differences: lists.flat(), unpublished: await countUnpublished(root) };
  return { title: 'Changes', groups: [], versions };
}

/** Gives a value, or a whole file, what the last version has, with the pictures that it names. */
export async function revert(
  project: Project,
  { file, path }: Source,
  caller?: Caller,
): Promise<Answer> {
  const { root } = project;
  const before = await fileAt(root, 'HEAD', file);
  const data = before && textName(file) ? readSource(file, before.toString()).data : undefined;
  const value = valueAt(data, path);
  const words = JSON.stringify(value) ?? '';
  const others: Writes = {};
  for (const picture of (await changedFiles(root)) ?? [])
    if (!project.bytes(picture) && words.includes(picture.replace(/^\w+\//, '')))
      others[picture] = await fileAt(root, 'HEAD', picture);
  if (path.length === 0)
    return makeChanges(project, [], { others: { ...others, [file]: before }, caller });
  return makeChanges(project, [{ do: 'set', at: { file, path }, value }], { others, caller });
}

/** The branch, and the remote repository that it is published to. */
async function targetOf(root: string) {
  const branch = (await runGit(root, 'branch', '--show-current')).trim();
  if (!branch) throw new Refusal('No branch is checked out. Check one out first');
  const [remote] = (await runGit(root, 'remote')).split('\n');
  if (!remote)
    throw new Refusal(
      'There is no remote repository yet. Create an empty one with your Git host, and run “git remote add origin” with its address',
    );
  return { branch, remote };
}

/** Runs a command that needs the remote repository. */
const reach = (root: string, remote: string, ...args: string[]) =>
  runGit(root, ...args).catch(({ message }: GitRefusal) => {
    throw new Refusal(
      `“${remote}” cannot be reached, or does not let you write. Sign in to your Git host on this machine and ask for the right to push; ${message}`,
    );
  });

/** The values that both sides changed, of files that cannot be merged. */
async function conflictsWith(project: Project, theirs: string): Promise<Difference[]> {
  const { root } = project;
  const merge = runGit(root, 'merge-tree', '--write-tree', '--name-only', 'HEAD', theirs);
  const printed = await merge.then(
    () => '',
    (error: GitRefusal) => error.printed,
  );
  // After the name of a tree, the files with conflicts up to an empty line.
  const [, ...lines] = printed.split('\n');
  const files = lines.slice(0, lines.indexOf(''));
  const base = (await runGit(root, 'merge-base', 'HEAD', theirs)).trim();
  const snapshot = new Snapshot(project);
  const lists = await Promise.all(
    files.map(async (file) => {
      const versions = [base, 'HEAD', theirs].map((commit) => fileAt(root, commit, file));
      const [before, mine, other] = await Promise.all(versions);
      const changed = differencesIn(snapshot, file, before, mine).map(({ name }) => name);
      const differing = differencesIn(snapshot, file, other, mine);
      const shared = differing.filter(({ name }) => changed.includes(name));
      return shared.length > 0 ? shared : differing;
    }),
  );
  return lists.flat();
}

const strategies: Record<Side, string> = { mine: '-Xours', theirs: '-Xtheirs' };

/**
 * Sends the versions to the remote repository, merged with what others published. What both changed is
 * answered, and nothing is sent, until `keep` says whose words stay. It never overwrites a version.
 */
export async function publish(project: Project, keep?: Side): Promise<Published> {
  const { root } = project;
  const { branch, remote } = await targetOf(root);
  if ((await changedFiles(root))?.length !== 0)
    throw new Refusal('Save a version first: some changes are in none yet');
  await reach(root, remote, 'fetch', '--quiet', remote);
  const theirs = `refs/remotes/${remote}/${branch}`;
  const isThere = await runGit(root, 'rev-parse', '--verify', '--quiet', theirs).catch(() => '');
  if (isThere) {
    const conflicts = keep ? [] : await conflictsWith(project, theirs);
    if (conflicts.length > 0) return { is: 'conflict', conflicts };
    const strategy = keep ? [strategies[keep]] : [];
    await runGit(root, 'merge', '--quiet', '--no-edit', ...strategy, theirs).catch(
      async (error) => {
        await runGit(root, 'merge', '--abort').catch(() => {});
        throw error;
      },
    );
  }
  const { findings } = checkWords(project.files(), project.brand, { readBytes: bytesBelow(root) });
  const error = findings.find(({ severity }) => severity === 'error');
  if (error) throw new Refusal(`Nothing was published: ${printFinding(error)}`);
  const to = `HEAD:refs/heads/${branch}`;
  await reach(root, remote, 'push', '--quiet', '--set-upstream', remote, to);
  return { is: 'published' };
}
