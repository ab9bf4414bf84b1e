import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const execute = promisify(execFile);

const folders = ['--', 'content', 'brands'];

/** File names are printed as they are, and commands that only read lock nothing. */
const always = ['--no-optional-locks', '-c', 'core.quotePath=false'];

/** Nobody could answer a question about a password. */
const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };

/** A git command that failed, with its output. */
export class GitRefusal extends Refusal {
  readonly printed: string;

  constructor({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) {
    super(`git refused: ${stderr.trim() || 'without a reason'}`);
    this.printed = stdout;
  }
}

/** The output of a git command. */
export async function runGit(root: string, ...args: string[]): Promise<string> {
  const options = { cwd: root, env, maxBuffer: 100_000_000 };
  try {
    return (await execute('git', [...always, ...args], options)).stdout;
  } catch (error) {
    throw new GitRefusal(error as object);
  }
}

/** A file as a commit has it; undefined where the commit has none. */
export async function fileAt(root: string, commit: string, file: string) {
  const options = { cwd: root, encoding: 'buffer', maxBuffer: 100_000_000 } as const;
  const show = execute('git', ['show', `${commit}:./${file}`], options);
  return await show.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** The output of a git command about the content and the brands. */
const git = (root: string, ...args: string[]) => runGit(root, ...args, ...folders);

const linesOf = (output: string) => output.split('\n').filter(Boolean);

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
    const branch = await runGit(root, 'branch', '--show-current');
    if (branch === '') throw new Refusal('No branch is checked out. Check one out first');
    added = await newFiles(root);
    if (added.length > 0) await git(root, 'add', '--intent-to-add');
    await git(root, 'commit', '--message', message);
    return message;
  } catch (error) {
    if (added.length > 0) await runGit(root, 'reset', '--quiet', '--', ...added);
    throw error;
  }
}
