import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { confirm, isCancel, log, text } from '@clack/prompts';
import { parse } from 'yaml';
import { Refusal } from '../../server/refusal.ts';
import { type Answers, draftBrand } from '../../src/brand/draft-brand.ts';
import { ContentError } from '../../src/content/faults.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { slugify } from '../../src/lib/text.ts';
import { root } from '../setup/run.mjs';
import { asked, type BrandQuestion, unasked } from './brand-questions.ts';

export type Ask = (question: BrandQuestion, answers: Answers) => Promise<string>;

/** Asks in the terminal, or in the streams of a test, until the answer is valid. */
export const askIn =
  (streams: { input?: Readable; output?: Writable } = {}): Ask =>
  async ({ asks, suggest, check }, answers) => {
    const suggestion = suggest(answers);
    const answer = await text({
      message: asks,
      placeholder: suggestion,
      defaultValue: suggestion,
      validate: (typed) => check(typed?.trim() || suggestion, answers),
      ...streams,
    });
    if (isCancel(answer)) throw new Refusal('Cancelled');
    return answer.trim();
  };

/** Takes every answer from its flag, by asking, or from its suggestion. */
async function gather(flags: Partial<Answers>, ask?: Ask): Promise<Answers> {
  const answers = {} as Answers;
  const all = Object.entries({ ...asked, ...unasked }) as [keyof Answers, BrandQuestion][];
  for (const [flag, question] of all) {
    const isOpen = flags[flag] === undefined && flag in asked;
    const given = isOpen && ask ? await ask(question, answers) : flags[flag];
    const answer = given ?? question.suggest(answers);
    const problem = question.check(answer, answers);
    if (problem) throw new Refusal(`--${flag}: ${problem}`);
    answers[flag] = answer;
  }
  return answers;
}

type Options = { flags: Partial<Answers>; force?: boolean; ask?: Ask; home?: string };

/** Writes a valid brand file, and a picture of what it makes of the site. */
export async function newBrand({ flags, force = false, ask, home = root }: Options) {
  const answers = await gather(flags, ask);
  const name = slugify(answers.name);
  const key = `brands/${name}.yaml`;
  const [file, preview] = [join(home, key), join(home, 'previews', `${name}.png`)];
  if (existsSync(file) && !force) {
    throw new Refusal(`${key} is there already; --force replaces it`);
  }
  const draft = draftBrand(answers);
  const picture = await brandPreview(
    parseContent({ ...readFiles(root), [key]: draft }, key, undefined, {
      readBytes: bytesBelow(root),
    }),
  );
  writeFileSync(file, draft);
  mkdirSync(join(home, 'previews'), { recursive: true });
  writeFileSync(preview, picture);
  return { name, file, preview };
}

/** Makes a brand the one that is built without BRAND, and renames the file of the one before. */
export function makeDefault(name: string, home = root): string {
  const place = (file: string) => join(home, 'brands', `${file}.yaml`);
  const move = (from: string, to: string) => {
    renameSync(place(from), place(to));
    // Its own words go with it.
    const [words, target] = [from, to].map((file) => join(home, 'brands', file)) as [
      string,
      string,
    ];
    if (existsSync(words)) renameSync(words, target);
  };
  const before = slugify(parse(readFileSync(place('brand'), 'utf8')).name);
  if (existsSync(place(before))) {
    throw new Refusal(`brands/${before}.yaml is in the way of the default brand: rename it first`);
  }
  move('brand', before);
  move(name, 'brand');
  return before;
}

const askDefault = async () =>
  (await confirm({
    message: 'Build this brand by default, in npm start and on every host?',
    initialValue: false,
  })) === true;

type Switches = { yes?: unknown; force?: unknown; default?: unknown };

export async function runNew(flags: Partial<Answers>, switches: Switches) {
  const isSure = Boolean(switches.yes);
  try {
    if (!isSure && !process.stdin.isTTY) {
      throw new Refusal('There is no terminal to ask in: give answers as flags, with --yes');
    }
    const { name, file, preview } = await newBrand({
      flags,
      force: Boolean(switches.force),
      ask: isSure ? undefined : askIn(),
    });
    const isDefault = Boolean(switches.default) || (!isSure && (await askDefault()));
    const before = isDefault && makeDefault(name);
    log.success(
      `${before ? 'brands/brand.yaml' : file}\nvalid; address, hours and socials in it are samples to replace`,
    );
    log.success(`${preview}\nshows it`);
    log.info(`${before ? '' : `BRAND=${name} `}npm start\nserves the site with it`);
    if (before) log.info(`BRAND=${before} npm start\nserves it with the brand before`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
    log.error(error.message);
    return 1;
  }
}
