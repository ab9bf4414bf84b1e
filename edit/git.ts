import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageIn } from '../src/content/finding.ts';
import { Refusal } from './refusal.ts';

const run = promisify(execFile);

const folders = ['--', 'content', 'brands'];

/** Letters outside of ASCII are as they are, and what only reads stands in nobody's way. */
const always = ['--no-optional-locks', '-c', 'core.quotePath=false'];

/** What git answers to a command about the content and the brands. */
const git = async (root: string, ...args: string[]) =>
  (await run('git', [...always, ...args, ...folders], { cwd: root })).stdout;

const linesOf = (said: string) => said.split('\n').filter(Boolean);

/** Files that differ from the last commit; undefined where there is none. */
export async function changedFiles(root: string): Promise<string[] | undefined> {
  try {
    const changed = await git(root, 'diff', '--name-only', '--relative', 'HEAD');
    const added = await git(root, 'ls-files', '--others', '--exclude-standard');
    return linesOf(changed + added);
  } catch {
    return undefined;
  }
}

/** What a person calls a file: a page by its address. */
export function nameOf(file: string): string {
  const page = pageIn(file);
  return page === '/' ? 'home' : (page ?? file.replace(/^content\/|\.\w+$/g, ''));
}

/** By the state that git names, the most telling first. */
const verbs: Record<string, string> = { A: 'Add', R: 'Rename', D: 'Remove', M: 'Edit' };

/** What was done, in lines. Only of pages it is worth saying that they came or went. */
async function whatWasDone(root: string): Promise<string[]> {
  const said = await git(root, 'diff', '--cached', '--name-status', '--relative', '--find-renames');
  const done = linesOf(said).map((line) => {
    const [found = '', file = '', to] = line.split('\t');
    const state = pageIn(file) ? found.charAt(0) : 'M';
    const name = to === undefined ? nameOf(file) : `${nameOf(file)} to ${nameOf(to)}`;
    return { state, line: `${verbs[state] ?? 'Edit'} ${name}` };
  });
  return Object.keys(verbs).flatMap((verb) =>
    done.filter(({ state }) => state === verb).map(({ line }) => line),
  );
}

/** Commits what was changed, and nothing else. Says what that was. */
export async function commit(root: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['branch', '--show-current'], { cwd: root });
    if (stdout === '') throw new Refusal('Git is at no branch, where the changes would be lost');
    await git(root, 'add', '--all');
    const done = await whatWasDone(root);
    if (done.length === 0) throw new Refusal('Nothing differs from the last commit');
    const others = done.length - 2;
    const message = [...done.slice(0, 2), ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
    const all = others > 0 ? ['--message', done.join('\n')] : [];
    await git(root, 'commit', '--message', message, ...all);
    return message;
  } catch (error) {
    await git(root, 'reset', '--quiet').catch(() => {});
    const { stderr } = error as { stderr?: string };
    throw stderr ? new Refusal(`git refused: ${stderr.trim().split('\n', 1)}`) : error;
  }
}
