import { spawnSync } from 'node:child_process';

/** The commits that the merge is made of are nobody's, and need a name all the same. */
const nobody = {
  GIT_AUTHOR_NAME: 'update',
  GIT_AUTHOR_EMAIL: 'update@localhost',
  GIT_COMMITTER_NAME: 'update',
  GIT_COMMITTER_EMAIL: 'update@localhost',
};

/** A reason to stop, told in one sentence. */
export class UpdateRefusal extends Error {}

/**
 * Runs git in a folder.
 *
 * @param {string} dir
 * @param {readonly string[]} args
 * @param {string} [input]
 */
export function tryGit(dir, args, input) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: dir,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // In English, and without a question for a password that nobody would see.
    env: { ...process.env, ...nobody, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
  });
  if (error) throw new UpdateRefusal('git is not installed');
  return { ok: status === 0, out: stdout, said: stderr.trim() };
}

/**
 * What git answers. Anything but success is an error.
 *
 * @param {string} dir
 * @param {readonly string[]} args
 * @param {string} [input]
 */
export function git(dir, args, input) {
  const { ok, out, said } = tryGit(dir, args, input);
  if (!ok) throw new Error(`git ${args[0]}: ${said}`);
  return out;
}
