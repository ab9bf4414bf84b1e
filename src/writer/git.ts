import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const run = promisify(execFile);

const folders = ['--', 'content', 'brands'];

/** Letters outside of ASCII are as they are, and what only reads stands in nobody's way. */
const always = ['--no-optional-locks', '-c', 'core.quotePath=false'];

/** What git answers to a command about the content and the brands. */
const git = async (root: string, ...args: string[]) =>
  (await run('git', [...always, ...args, ...folders], { cwd: root })).stdout;

const linesOf = (said: string) => said.split('\n').filter(Boolean);

const newFiles = async (root: string) =>
  linesOf(await git(root, 'ls-files', '--others', '--exclude-standard'));

/** Files that differ from the last commit; undefined where there is none. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  try {
    const changed = await git(root, 'diff', '--name-only', '--relative', 'HEAD');
    return [...linesOf(changed), ...(await newFiles(root))];
  } catch {
    return undefined;
  }
}

/** Commits what was changed in the content and the brands, and nothing else. Returns the message. */
export async function commit(root: string, message: string): Promise<string> {
  let added: string[] = [];
  try {
    const { stdout } = await run('git', ['branch', '--show-current'], { cwd: root });
    if (stdout === '') throw new Refusal('No branch is checked out. Check one out first');
    added = await newFiles(root);
    if (added.length > 0) await git(root, 'add', '--intent-to-add');
    await git(root, 'commit', '--message', message);
    return message;
  } catch (error) {
    if (added.length > 0) await run('git', ['reset', '--quiet', '--', ...added], { cwd: root });
    if (!(error instanceof Error && 'stderr' in error)) throw error;
    throw new Refusal(`git refused: ${String(error.stderr).trim() || 'it did not say why'}`);
  }
}
