import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Committed } from './api.ts';

const run = promisify(execFile);

/** What git answers to a command, in the project's folder. */
const git = async (root: string, ...args: string[]) =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 26, encoding: 'buffer' })).stdout;

const lines = (bytes: Buffer) => bytes.toString().split('\0').filter(Boolean);

/** Why a commit is not possible at all, in a sentence. */
export async function noCommit(root: string): Promise<string | undefined> {
  try {
    await git(root, 'rev-parse', '--verify', 'HEAD');
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code === 'ENOENT'
      ? 'git is not installed: changes are saved, but there is nothing to compare them with'
      : 'This folder has no commit yet: changes are saved, but there is nothing to compare them with';
  }
}

/** Content and brand files that differ from the last commit. */
export async function changedFiles(root: string): Promise<string[]> {
  const folders = ['--', 'content', 'brands'];
  const changed = await git(root, 'diff', '--name-only', '--relative', '-z', 'HEAD', ...folders);
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...folders);
  return [...lines(changed), ...lines(added)].sort();
}

/** A file as the last commit has it. */
export const committed = (root: string, file: string): Promise<Buffer | undefined> =>
  git(root, 'show', `HEAD:./${file}`).catch(() => undefined);

/** Commits these files and nothing else. */
export async function commit(root: string, files: string[], message: string): Promise<Committed> {
  if (files.length === 0) return { is: 'refused', message: 'Nothing differs from the last commit' };
  if (message.trim() === '') return { is: 'refused', message: 'A commit needs a message' };
  try {
    await git(root, 'add', '--', ...files);
    await git(root, 'commit', '--message', message.trim(), '--', ...files);
    const id = await git(root, 'rev-parse', '--short', 'HEAD');
    return { is: 'committed', id: id.toString().trim() };
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
