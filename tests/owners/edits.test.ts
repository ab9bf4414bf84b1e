import { constantFrom, nat, oneof, record, sample, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { Change, Path } from '../../edit/api.ts';
import { makeChanges } from '../../edit/changes.ts';
import { Project } from '../../edit/project.ts';
import { Refusal } from '../../server/refusal.ts';
import { readSource } from '../../src/content/source-file.ts';
import { randomMarkdown } from '../support/random-markdown.ts';
import { ownedCopy, runIn, seed } from './owned-copy.ts';

// Whatever the editor takes, the build builds: random texts in random fields, and entries added,
// doubled, moved and removed in random lists.

const edits = sample(
  record({
    at: nat(),
    index: nat(3),
    do: constantFrom('set', 'set', 'set', 'add', 'duplicate', 'remove', 'up', 'down'),
    value: oneof(randomMarkdown, string({ unit: 'grapheme', maxLength: 40 })),
  }),
  { numRuns: 300, seed },
);

type Place = { file: string; path: Path };

function* placesIn(
  data: unknown,
  isWanted: (data: unknown) => boolean,
  path: Path = [],
): Generator<Path> {
  if (isWanted(data)) yield path;
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    yield* placesIn(value, isWanted, [...path, Array.isArray(data) ? Number(key) : key]);
}

const isText = (data: unknown) => typeof data === 'string';

function placeOf(project: Project, isWanted: (data: unknown) => boolean, at: number): Place {
  const isOwn = (file: string) => file.startsWith('content/') || file === project.brand;
  const files = Object.entries(project.files()).filter(([file]) => isOwn(file));
  const places = files.flatMap(([file, text]) =>
    [...placesIn(readSource(file, text).data, isWanted)].map((path) => ({ file, path })),
  );
  return places[at % places.length] as Place;
}

let taken = 0;
const site = ownedCopy((copy) => {
  const project = new Project(copy);
  for (const edit of edits) {
    const at = placeOf(project, edit.do === 'set' ? isText : Array.isArray, edit.at);
    try {
      const { is } = makeChanges(project, [{ ...edit, at } as Change], project.versions());
      if (is === 'written') taken += 1;
    } catch (error) {
      // A list without such an entry, for example, as the panel would say.
      if (!(error instanceof Refusal)) throw error;
    }
  }
});

it('takes many of them, and the build has every page', () => {
  expect(taken).toBeGreaterThan(edits.length / 6);
  const pages = Object.keys(site.texts()).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
});

it('and the check agrees', async () => {
  const { code, said } = await runIn(site.project, ['tools/check/content.ts', 'check']);
  expect(code, said).toBe(0);
});
