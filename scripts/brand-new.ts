import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { draftBrand } from '../src/brand/draft-brand.ts';
import { ContentError, parseContent } from '../src/content/parse-content.ts';
import { readFiles } from '../src/content/read-content.ts';
import { slugify } from '../src/lib/slugify.ts';
import { brandPreview } from './brand-preview.ts';
import { answersOf, questions, type Typed } from './brand-questions.ts';
import { root } from './root.mjs';

/** Something the caller must mend; nothing has been written. */
export class Refusal extends Error {}

type Ask = (question: string, suggestion: string) => Promise<string>;

/** Every answer, from flags, from questions or from what is known. A bad flag is refused at once. */
async function gather(flags: Typed, ask: Ask | undefined): Promise<Typed> {
  const typed: Typed = {};
  for (const { flag, asks, isAsked, suggest, check } of questions) {
    let answer = flags[flag];
    let suggestion = suggest(typed);
    const isOpen = answer === undefined && isAsked && ask;
    answer ??= isOpen ? await ask(asks, suggestion) : suggestion;
    let fault = check(answer, typed);
    while (fault && isOpen) {
      console.log(`  ${fault.problem}`);
      suggestion = fault.nearest ?? suggestion;
      answer = await ask(asks, suggestion);
      fault = check(answer, typed);
    }
    if (fault) {
      const use = fault.nearest ? `. Take it with --${flag} "${fault.nearest}"` : '';
      throw new Refusal(`--${flag}: ${fault.problem}${use}`);
    }
    typed[flag] = answer;
  }
  return typed;
}

/** In one step: a reader sees the whole file or none. */
export function writeWhole(file: string, text: string | Uint8Array) {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Writes a brand file that is known to be valid, and a picture of what it makes of the site. */
export async function newBrand(flags: Typed, force: boolean, ask?: Ask, home = root) {
  const typed = await gather(flags, ask);
  const name = slugify(typed.name ?? '');
  const key = `brand/${name}.yaml`;
  const file = join(home, 'src', key);
  if (existsSync(file) && !force) {
    throw new Refusal(`src/${key} is there already; --force replaces it`);
  }
  const draft = draftBrand(answersOf(typed));
  const content = parseContent({ ...readFiles(join(root, 'src')), [key]: draft }, key);
  const picture = await brandPreview(content);
  const preview = join(home, 'previews', `${name}.png`);
  mkdirSync(join(home, 'previews'), { recursive: true });
  writeWhole(preview, picture);
  writeWhole(file, draft);
  return { name, file, preview };
}

/** Asks in the terminal; Ctrl-C leaves nothing behind, because nothing is written before the end. */
export async function runNew(flags: Typed, { yes, force }: { yes: boolean; force: boolean }) {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question, suggestion) => {
    const hint = suggestion ? ` (${suggestion})` : '';
    process.stdout.write(`${question}${hint}: `);
    const { value, done } = await lines.next();
    if (done) throw new Refusal('The questions were not answered to the end.');
    return value.trim() || suggestion;
  };
  try {
    const { name, file, preview } = await newBrand(flags, force, yes ? undefined : ask);
    console.log(`\n${file}\n  valid; address, hours and socials in it are samples to replace`);
    console.log(`${preview}\n  shows it\nBRAND=${name} npm start\n  serves the site with it`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    return 1;
  } finally {
    terminal.close();
  }
}
