import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

/** What a commit of these files is called. */
export function messageFor(files: string[]): string {
  const [first = '', second, ...others] = files.map((file) =>
    file.replace(/^content\/(pages\/)?|\.\w+$/g, ''),
  );
  if (!second) return `Edit ${first}`;
  return others.length > 0
    ? `Edit ${first}, ${second} and ${others.length} more`
    : `Edit ${first} and ${second}`;
}

/** Commits what was changed, and nothing else. */
export async function commit(root: string): Promise<Committed> {
  const files = (await changedFiles(root)) ?? [];
  if (files.length === 0) return { is: 'refused', message: 'Nothing differs from the last commit' };
  const message = messageFor(files);
  try {
    await git(root, 'add', '--', ...files);
    await git(root, 'commit', '--message', message, '--', ...files);
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
