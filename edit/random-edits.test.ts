import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  array,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  sample,
  string,
} from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Files } from '../src/content/files-in-effect.ts';
import { readLanguages } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import type { Change, Path } from './api.ts';
import { kinds } from './bands.ts';
import { makeChanges, stepBack } from './changes.ts';
import { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import { session } from './session.ts';

/** The same edits every time, so that a change decides and not the day. SEED=… makes others. */
const seed = Number(process.env.SEED ?? 20_774);

/** What means something to YAML, to Markdown or to this site. */
const signs = `- a;a: b;# a;";';| a;---;a\n\nb;&a;*a*;!a;%;@a;yes;0x1f;1e3;~;\t;\u202e`.split(';');
const tokens = ['{brand.name}', '{end}', '[a](/asaar)'];
const edits = sample(
  record({
    at: nat(),
    index: nat(3),
    to: nat(3),
    do: constantFrom('set', 'set', 'set', 'add', 'duplicate', 'remove', 'move', 'move'),
    value: oneof(constantFrom(...signs, ...tokens), string({ unit: 'grapheme', maxLength: 40 })),
  }),
  { numRuns: 80, seed },
);

function* placesIn(data: unknown, path: Path = []): Generator<{ path: Path; data: unknown }> {
  yield { path, data };
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    yield* placesIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

function projectLike(root: string): Project {
  const copy = mkdtempSync(join(tmpdir(), 'edits-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ['content', 'brands'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  Object.assign(session(), { done: [], undone: [] });
  return new Project(copy);
}

/** Whether it was written. What cannot be done is refused, as the panel would say. */
function isTaken(project: Project, change: Change): boolean {
  try {
    return makeChanges(project, [change]).is === 'written';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

it(`takes random edits only if the content can still be read, and takes them back, seed ${seed}`, () => {
  const project = projectLike('tests/more/owner');
  const before = project.files();
  let taken = 0;
  for (const edit of edits) {
    const isWanted =
      edit.do === 'set' ? (data: unknown) => typeof data === 'string' : Array.isArray;
    const places = Object.entries(project.files()).flatMap(([file, text]) =>
      [...placesIn(readSource(file, text).data)]
        .filter(({ data }) => isWanted(data))
        .map(({ path }) => ({ file, path })),
    );
    const at = places[edit.at % places.length];
    if (isTaken(project, { ...edit, at } as Change)) taken += 1;
  }
  expect(taken).toBeGreaterThan(edits.length / 6);
  expect(new Project(project.root).check().faults).toEqual([]);
  for (let step = 0; step < taken; step++) stepBack(project, 'undo');
  expect(project.files()).toEqual(before);
}, 120_000);

/** A handful, because each is read several times; RUNS=1000 makes a thousand. */
const runs = Number(process.env.RUNS ?? 8);
const address = constantFrom('/a', '/b', '/solutions/c', '/about/d', '/pricing', '/A b', '');
const index = nat(4);
const acts = {
  newPage: { isCopy: boolean() },
  newArticle: {},
  rename: { redirect: boolean() },
  removePage: { redirect: oneof(address, constant(undefined)) },
  translate: { language: constantFrom('de', 'ar', 'en', 'german') },
  add: { band: constantFrom(...kinds.map(({ name }) => name)) },
  duplicate: {},
  remove: {},
  move: { to: index },
};
const words = {
  address,
  title: string({ minLength: 1, maxLength: 20 }).map((some) => `A ${some}`),
  description: constant(`${'A page about nothing, '.repeat(4)}really.`),
};
const act = oneof(
  ...Object.entries(acts).map(([name, rest]) =>
    record({ do: constant(name), at: nat(), isMenu: boolean(), index, ...words, ...rest }),
  ),
);
const sequences = sample(array(act, { minLength: 3, maxLength: 6 }), { numRuns: runs, seed });

/** What an act is about: a page, the bands of one, or a part of the menu. */
function placeFor({ at, isMenu, do: name }: (typeof sequences)[number][number], files: Files) {
  const pages = Object.keys(files).filter((file) => file.includes('/pages/'));
  const page = { file: pages[at % pages.length] ?? '', path: [] };
  if (!['add', 'duplicate', 'remove', 'move'].includes(name)) return page;
  const menu = { file: 'content/navigation.yaml', path: ['groups', at % 5, 'items'] };
  return isMenu ? menu : { ...page, path: ['bands'] };
}

it(`leaves files that build after ${runs} random sequences of acts, seed ${seed}`, () => {
  const project = projectLike('.');
  const before = project.files();
  let all = 0;
  for (const sequence of sequences) {
    let taken = 0;
    for (const asked of sequence) {
      const { band, ...rest } = { band: undefined, ...asked };
      const at = placeFor(asked, project.files());
      const change = { ...rest, at, ...(at.path[0] === 'bands' && { band }) };
      if (isTaken(project, change as unknown as Change)) taken += 1;
    }
    expect(() => readLanguages(project.root), JSON.stringify(sequence)).not.toThrow();
    for (let step = 0; step < taken; step++) stepBack(project, 'undo');
    expect(project.files()).toEqual(before);
    all += taken;
  }
  expect(all).toBeGreaterThan(runs);
}, 3_600_000);
