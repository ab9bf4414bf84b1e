import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutProjectBinaries } from '../../tools/setup/install.mjs';

const wanted = resolve(import.meta.dirname, 'scorer');
const aside = resolve(import.meta.dirname, '../../node_modules/.observatory');
const source = join(aside, 'node_modules/@mdn/mdn-http-observatory');
const finished = join(aside, 'finished');

type Outcome = { pass: boolean; result: string; scoreModifier: number };
export type Score = { score: number; grade: string; outcomes: Record<string, string> };

/** What its own installation would fetch from elsewhere: who is preloaded (not we, yet), and suffixes. */
const lists = { 'hsts-preload.json': '{}', 'tld-list.json': '[]' };

/** Installs the scorer by its lockfile, beside the project's own dependencies. */
function ensureScorer() {
  const lock = readFileSync(join(wanted, 'package-lock.json'), 'utf8');
  if (existsSync(finished) && readFileSync(finished, 'utf8') === lock) return;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  cpSync(wanted, aside, { recursive: true });
  const env = { ...process.env, PATH: withoutProjectBinaries(process.env.PATH ?? '') };
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', flags, { cwd: aside, env, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `The security score needs @mdn/mdn-http-observatory from the npm registry, and “npm ci” in tests/security/scorer failed:\n${stderr}`,
    );
  }
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(source, 'conf', name), text);
  writeFileSync(finished, lock);
}

const load = (file: string) => import(pathToFileURL(join(source, 'src', file)).href);

/**
 * The Observatory's own retriever, tests and grades for one page of a server on this machine. Its
 * answers are real. What is supplied is the line that a host puts in front: that the same answer
 * comes over TLS with a good certificate, and that plain http leads there first.
 */
export async function makeScorer(): Promise<(port: number, path: string) => Promise<Score>> {
  ensureScorer();
  const [{ retrieve }, { ALL_TESTS }, { getGradeForScore, getScoreModifier }, charts] =
    await Promise.all([
      load('retriever/retriever.js'),
      load('constants.js'),
      load('grader/grader.js'),
      load('grader/charts.js'),
    ]);
  return async (port, path) => {
    const found = await retrieve('localhost', { httpPort: port, httpsPort: port, path });
    const { responses, session } = found;
    responses.https = responses.http;
    responses.httpRedirects = [
      { url: new URL(`http://localhost${path}`), status: 308 },
      { url: new URL(`https://localhost${path}`), status: responses.http.status },
    ];
    session.url = new URL(`https://localhost${path}`);

    const outcomes: Record<string, string> = {};
    let whole = 100;
    let withoutCredit = 100;
    for (const judge of ALL_TESTS) {
      const outcome: Outcome = judge(found);
      const modifier = getScoreModifier(outcome.result);
      outcomes[outcome.constructor.name] = `${outcome.result} (${modifier})`;
      whole += modifier;
      withoutCredit += Math.min(0, modifier);
    }
    // As its scan does: extra credit counts only for who would have an A without it.
    const isGood = withoutCredit >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
    return { ...getGradeForScore(isGood ? whole : withoutCredit), outcomes };
  };
}
