import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Arbitrary,
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
import type { Files } from '../src/content/files.ts';
import { readLanguages } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { kinds } from '../src/writer/example-bands.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Change, Path, Source } from './api.ts';
import { makeChanges } from './changes.ts';
import { Project } from './project.ts';
import { takeStep } from './steps.ts';

/** The same acts every time, so that a change decides and not the day. SEED=… makes others. */
const seed = Number(process.env.SEED ?? 20_774);

/** A handful, because the site is read after each act; RUNS=1000 makes a thousand. */
const runs = Number(process.env.RUNS ?? 6);

/** What means something to YAML, to Markdown or to this site. */
const signs = `- a;a: b;# a;";';| a;---;a\n\nb;&a;*a*;!a;%;@a;yes;0x1f;1e3;~;\t;\u202e`.split(';');
const tokens = ['{brand.name}', '{end}', '[a](/asaar)'];
const address = constantFrom('/a', '/b', '/solutions/c', '/about/d', '/pricing', '/A b', '');
const index = nat(4);
const inList = { on: constantFrom('list', 'bands', 'menu'), index };
const meta = {
  title: string({ minLength: 1, maxLength: 20 }).map((some) => `A ${some}`),
  description: constant(`${'A page about nothing, '.repeat(4)}really.`),
};

/** Each act, with what it is about. */
const acts = {
  set: {
    on: constantFrom('text', 'drawing'),
    value: oneof(
      constantFrom(...signs, ...tokens, 'storefront', 'boardingPass', 'failover'),
      string({ unit: 'grapheme', maxLength: 40 }),
    ),
  },
  add: { ...inList, band: constantFrom(...kinds.map(({ name }) => name)) },
  duplicate: inList,
  remove: inList,
  move: { ...inList, to: index },
  newPage: { on: constant('page'), address, ...meta, isCopy: boolean() },
  newArticle: { on: constant('page'), address, ...meta },
  rename: { on: constant('page'), address, redirect: boolean() },
  removePage: { on: constant('page'), redirect: oneof(address, constant(undefined)) },
  translate: { on: constant('page'), language: constantFrom('de', 'ar', 'en', 'german') },
};
type Asked = { do: string; on: string; number: number; band?: string };

const act: Arbitrary<Asked> = oneof(
  ...Object.entries(acts).map(([name, asked]) =>
    record<Asked>({ do: constant(name), number: nat(), ...asked }),
  ),
);
const sequences = sample(array(act, { minLength: 3, maxLength: 6 }), { numRuns: runs, seed });

function* placesIn(data: unknown, path: Path = []): Generator<{ path: Path; data: unknown }> {
  yield { path, data };
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    yield* placesIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

/** Where an act may be done. */
function placesFor(on: string, files: Files): Source[] {
  const pages = Object.keys(files).filter((file) => file.includes('/pages/'));
  if (on === 'page') return pages.map((file) => ({ file, path: [] }));
  if (on === 'bands') return pages.map((file) => ({ file, path: ['bands'] }));
  if (on === 'menu')
    return [0, 1, 2].map((at) => ({
      file: 'content/navigation.yaml',
      path: ['groups', at, 'items'],
    }));
  const isFit = ({ path, data }: { path: Path; data: unknown }) =>
    on === 'list'
      ? Array.isArray(data)
      : typeof data === 'string' && (on === 'text' || path.at(-1) === 'show');
  return Object.entries(files).flatMap(([file, text]) =>
    [...placesIn(readSource(file, text).data)].filter(isFit).map(({ path }) => ({ file, path })),
  );
}

function projectLike(root: string): Project {
  const copy = mkdtempSync(join(tmpdir(), 'acts-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ['content', 'brands'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
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

it.each(['.', 'tests/more/owner'])(
  `leaves files that can be read after ${runs} random sequences of acts on the site in %s, and takes them back, seed ${seed}`,
  (root) => {
    const project = projectLike(root);
    const before = project.files();
    let all = 0;
    for (const sequence of sequences) {
      let taken = 0;
      for (const { on, number, band, ...asked } of sequence) {
        const places = placesFor(on, project.files());
        const at = places[number % places.length];
        const change = { ...asked, at, ...(on === 'bands' && { band }) };
        // A site may have no drawing.
        if (at && isTaken(project, change as unknown as Change)) taken += 1;
      }
      expect(() => readLanguages(project.root), JSON.stringify(sequence)).not.toThrow();
      for (let step = 0; step < taken; step++) takeStep(project, 'undo');
      expect(project.files(), JSON.stringify(sequence)).toEqual(before);
      all += taken;
    }
    expect(all).toBeGreaterThan(runs);
  },
  3_600_000,
);
