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

/** What a person calls a file: a page by its address. */
export function nameOf(file: string): string {
  const page = pageIn(file);
  return page === '/' ? 'home' : (page ?? file.replace(/^content\/|\.\w+$/g, ''));
}

/** By the state that git names, the most telling first. */
const verbs: Record<string, string> = { A: 'Add', R: 'Rename', D: 'Remove', M: 'Edit' };

/** What was done, in lines. Only of pages it is worth saying that they came or went. */
async function whatWasDone(root: string): Promise<string[]> {
  const said = await git(root, 'diff', '--name-status', '--relative', '--find-renames', 'HEAD');
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
  let added: string[] = [];
  try {
    const { stdout } = await run('git', ['branch', '--show-current'], { cwd: root });
    if (stdout === '') throw new Refusal('Git is at no branch, where the changes would be lost');
    added = await newFiles(root);
    if (added.length > 0) await git(root, 'add', '--intent-to-add');
    const done = await whatWasDone(root);
    if (done.length === 0) throw new Refusal('Nothing differs from the last commit');
    const others = done.length - 2;
    const message = [...done.slice(0, 2), ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
    const all = others > 0 ? ['--message', done.join('\n')] : [];
    await git(root, 'commit', '--message', message, ...all);
    return message;
  } catch (error) {
    if (added.length > 0) await run('git', ['reset', '--quiet', '--', ...added], { cwd: root });
    if (!(error instanceof Error && 'stderr' in error)) throw error;
    throw new Refusal(`git refused: ${String(error.stderr).trim() || 'it did not say why'}`);
  }
}
