import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageIn } from '../src/content/finding.ts';
import { readSource } from '../src/content/source-file.ts';
import type { Committed } from './api.ts';

const run = promisify(execFile);

/** What git answers to a command, in the project's folder. */
const git = async (root: string, ...args: string[]) =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout;

/** Content and brand files that differ from the last commit; undefined where there is none. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  const folders = ['--', 'content', 'brands'];
  try {
    const changed = await git(root, 'diff', '--name-only', '--relative', '-z', 'HEAD', ...folders);
    const added = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...folders);
    return [...changed.split('\0'), ...added.split('\0')].filter(Boolean).sort();
  } catch {
    return undefined;
  }
}

/** What a person calls a file: a page by its address. */
function nameOf(file: string): string {
  const page = pageIn(file);
  return page === '/' ? 'home' : (page ?? file.replace(/^content\/|\.\w+$/g, ''));
}

function bandsIn(file: string, text: string): string[] {
  const { bands } = (readSource(file, text).data ?? {}) as { bands?: { band: string }[] };
  return Array.isArray(bands) ? bands.map((each) => each?.band) : [];
}

/** Those of the first list that the second has not, or not as often. */
function without(some: string[], others: string[]): string[] {
  const left = [...others];
  return some.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What was done to a page that was there before: to its bands, or to its words. */
async function editOf(root: string, file: string): Promise<string[]> {
  const name = nameOf(file);
  const before = bandsIn(file, await git(root, 'show', `HEAD:./${file}`));
  const after = bandsIn(file, await git(root, 'show', `:./${file}`));
  const said = [
    ...without(after, before).map((band) => `Add the band ${band} to ${name}`),
    ...without(before, after).map((band) => `Remove the band ${band} from ${name}`),
  ];
  if (said.length > 0) return said;
  return [before.join() === after.join() ? `Edit ${name}` : `Move bands on ${name}`];
}

/** What was done, in lines: pages that came, moved and went, then edits. */
async function whatWasDone(root: string, files: string[]): Promise<string[]> {
  const options = ['--cached', '--name-status', '--relative', '--find-renames', '-z', 'HEAD'];
  const parts = (await git(root, 'diff', ...options, '--', ...files)).split('\0');
  const added: string[] = [];
  const renamed: string[] = [];
  const removed: string[] = [];
  const edited: string[] = [];
  while (parts.length > 1) {
    const [state = '', file = ''] = parts.splice(0, 2);
    const to = state.startsWith('R') ? parts.shift() : undefined;
    const name = nameOf(file);
    if (!pageIn(file)) edited.push(`Edit ${name}`);
    else if (to) renamed.push(`Rename ${name} to ${nameOf(to)}`);
    else if (state === 'A') added.push(`Add ${name}`);
    else if (state === 'D') removed.push(`Remove ${name}`);
    else edited.push(...(await editOf(root, file)));
  }
  return [added, renamed, removed, edited].flat();
}

/** Commits what was changed, and nothing else. */
export async function commit(root: string): Promise<Committed> {
  const files = (await changedFiles(root)) ?? [];
  if (files.length === 0) return { is: 'refused', message: 'Nothing differs from the last commit' };
  try {
    await git(root, 'add', '--', ...files);
    const done = await whatWasDone(root, files);
    const others = done.length - 2;
    const message = [...done.slice(0, 2), ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
    const all = others > 0 ? ['--message', done.join('\n')] : [];
    await git(root, 'commit', '--message', message, ...all, '--', ...files);
    return { is: 'committed', message };
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    const isNameless = /tell me who you are|empty ident|user\.email/i.test(said);
    return {
      is: 'refused',
      message: isNameless
        ? 'git does not know who you are: run “git config --global user.name "Your Name"” and “git config --global user.email you@example.com”, then try again'
        : `git refused: ${said.trim().split('\n').at(-1)}`,
    };
  }
}
