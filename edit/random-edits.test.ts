import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constantFrom, nat, oneof, record, sample, string } from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { readSource } from '../src/content/source-file.ts';
import type { Change, Path } from './api.ts';
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

it(`takes random edits only if the content can still be read, and takes them back, seed ${seed}`, () => {
  const copy = mkdtempSync(join(tmpdir(), 'edits-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ['content', 'brands'])
    cpSync(join('tests/more/owner', folder), join(copy, folder), { recursive: true });
  const project = new Project(copy);
  const before = project.files();
  Object.assign(session(), { done: [], undone: [] });
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
    try {
      const { is } = makeChanges(project, [{ ...edit, at } as Change], project.versions());
      if (is === 'written') taken += 1;
    } catch (error) {
      // A list without such an entry, for example, as the panel would say.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  expect(taken).toBeGreaterThan(edits.length / 6);
  expect(new Project(copy).check().faults).toEqual([]);
  for (let step = 0; step < taken; step++) stepBack(project, 'undo');
  expect(project.files()).toEqual(before);
}, 120_000);
