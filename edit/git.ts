import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageIn } from '../src/content/finding.ts';

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

/** By the state that git names, the most telling first. */
const verbs: Record<string, string> = { A: 'Add', R: 'Rename', D: 'Remove', M: 'Edit' };

/** What was done, in lines. Only of pages it is worth saying that they came or went. */
async function whatWasDone(root: string, files: string[]): Promise<string[]> {
  const options = ['--cached', '--name-status', '--relative', '--find-renames', '-z', 'HEAD'];
  const parts = (await git(root, 'diff', ...options, '--', ...files)).split('\0');
  const done: { state: string; line: string }[] = [];
  while (parts.length > 1) {
    const [found = '', file = ''] = parts.splice(0, 2);
    const to = found.startsWith('R') ? ` to ${nameOf(parts.shift() ?? '')}` : '';
    const state = pageIn(file) ? found.charAt(0) : 'M';
    done.push({ state, line: `${verbs[state] ?? 'Edit'} ${nameOf(file)}${to}` });
  }
  return Object.keys(verbs).flatMap((verb) =>
    done.filter(({ state }) => state === verb).map(({ line }) => line),
  );
}

type Committed = { is: 'committed' | 'refused'; message: string };

/** Commits what was changed, and nothing else. Says what that was, or why it could not be. */
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
    const said = (error as { stderr?: string }).stderr ?? String(error);
    return { is: 'refused', message: `git refused: ${said.trim()}` };
  }
}
