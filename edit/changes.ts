import { isDeepStrictEqual } from 'node:util';
import { entryNames } from '../src/content/content.ts';
import { type Files, textName } from '../src/content/files.ts';
import { readSource } from '../src/content/source-file.ts';
import { needsOptions } from '../src/lib/answers.ts';
import { fieldOf, stepsTo } from '../src/schema/walk.ts';
import { changeText } from '../src/writer/change-text.ts';
import { exampleBand, firstEntries } from '../src/writer/example-bands.ts';
import { freeKey, newEntry } from '../src/writer/new-entry.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Answer, Caller, Change, FieldChange, Source } from './api.ts';
import { withNewPages } from './new-pages.ts';
import { actOn, isAct, opens } from './page-acts.ts';
import { withPrices } from './plan-prices.ts';
import type { Project, Writes } from './project.ts';
import { Snapshot } from './snapshot.ts';
import { nameOfChanges } from './step-name.ts';
import { writeStep } from './steps.ts';

/** The text of the file with one change. */
export function changedText(snapshot: Snapshot, text: string, change: FieldChange): string {
  const { file, path } = change.at;
  const schema = snapshot.schema(file);
  const { data } = readSource(file, text);
  const apply = (edit: Parameters<typeof changeText>[3], at = path) => {
    const around = stepsTo(schema, data, at.slice(0, -1))?.at(-1);
    return changeText(file, text, at, edit, Object.keys(around?.field.fields ?? {}));
  };
  if (change.do === 'set') {
    const next = apply(change);
    const entry = stepsTo(schema, data, path.slice(0, -1))?.at(-1);
    const options = entry?.field.fields?.options;
    // A choice without options is refused: the first one is written with its kind.
    const isOpen = path.at(-1) === 'kind' && needsOptions(change.value) && options;
    if (!isOpen || (entry.data as { options?: unknown }).options) return next;
    const at = [...path.slice(0, -1), 'options'];
    const names = Object.keys(entry.field.fields ?? {});
    return changeText(file, next, at, { do: 'set', value: newEntry(options) }, names);
  }
  const { index } = change;
  const list = stepsTo(schema, data, path)?.at(-1);
  const entry = list?.field.entry;
  // The first entry adds a list that may be left out.
  const isLeftOut = list?.field.isOptional || path.length === 0;
  const entries = isLeftOut ? (list?.data ?? []) : list?.data;
  if (!entry || !Array.isArray(entries)) throw new Refusal(`${path.join('.')} is no list`);
  const isIn = (at: number) => Number.isInteger(at) && at >= 0 && at < entries.length;
  const isEnd = change.do === 'add' && index === entries.length;
  if (!(isIn(index) || isEnd) || (change.do === 'move' && !isIn(change.to)))
    throw new Refusal(`${path.join('.')} has no entry ${index} to do that with`);
  const isLast = change.do === 'remove' && list.field.isOptional && entries.length === 1;
  if (isLast) return apply({ do: 'set', value: undefined });
  if (change.do === 'move' || change.do === 'remove') return apply(change);
  if (change.do === 'add') {
    const content = snapshot.contentOf(file);
    const namesOf = (register: string) => (content ? entryNames(content, register) : []);
    const added = change.band
      ? exampleBand(change.band, content)
      : newEntry(entry, entries, namesOf);
    const isNewList = list.data === undefined && path.length > 0;
    return apply(isNewList ? { do: 'set', value: [added] } : { do: 'add', index, entry: added });
  }
  const changed = apply({ do: 'duplicate', index });
  const { fields = {} } = fieldOf(entry, entries[index]);
  // The name by which the entry is known, which no other entry can have.
  const key = ['id', 'name'].find((name) => fields[name] && fieldOf(fields[name]).kind === 'slug');
  const names = entries.map((each) => (key ? each?.[key] : undefined));
  const name = names[index];
  if (!key || typeof name !== 'string') return changed;
  const value = freeKey(name, names);
  return changeText(file, changed, [...path, index + 1, key], { do: 'set', value });
}

/** A value that is another than the one that the panel knows. */
function conflictIn(snapshot: Snapshot, changes: Change[]): Answer | undefined {
  for (const change of changes) {
    if (isAct(change) || change.was === undefined) continue;
    const { value: theirs } = snapshot.field(change.at);
    // A list that is absent has no entries.
    const absent = change.do === 'set' ? null : [];
    if (isDeepStrictEqual(theirs ?? absent, change.was)) continue;
    const mine = change.do === 'set' ? change.value : undefined;
    return { is: 'conflict', at: change.at, mine, theirs };
  }
  return undefined;
}

/** The files that a change leaves in another state. */
function changedFiles(snapshot: Snapshot, files: Files, change: Change) {
  if (isAct(change)) return actOn(snapshot, files, change);
  const { file } = change.at;
  snapshot.steps(change.at);
  const isBand = change.do === 'add' && change.band;
  const entries = isBand ? firstEntries(change.band ?? '', snapshot.contentOf(file), files) : {};
  const text = changedText(snapshot, files[file] ?? '', change);
  return withPrices(snapshot, files, { ...files, ...entries, [file]: text }, change);
}

/** All files, as changes leave them. */
export function filesAfter(snapshot: Snapshot, changes: Change[]): Files {
  const files = { ...snapshot.files };
  for (const change of changes) Object.assign(files, changedFiles(snapshot, files, change));
  for (const file of Object.keys(files)) if (files[file] === undefined) delete files[file];
  return withNewPages(snapshot, files);
}

/** A text as its file has it: with the line breaks that it had. */
function bytesOf(text: string | undefined, before: Buffer | undefined) {
  if (text === undefined) return undefined;
  return Buffer.from(before?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

type Options = { others?: Writes; caller?: Caller | undefined };

/** Makes changes and writes other files with them, if the reader of the build finds no error in the whole. */
export function makeChanges(
  project: Project,
  changes: Change[],
  { others = {}, caller = { window: '', page: '/' } }: Options = {},
): Answer {
  const snapshot = new Snapshot(project);
  const other = conflictIn(snapshot, changes);
  if (other) return other;
  const files = filesAfter(snapshot, changes);
  for (const [file, bytes] of Object.entries(others).filter(([file]) => textName(file))) {
    if (bytes) files[file] = bytes.toString();
    else delete files[file];
  }
  const names = new Set([...Object.keys(snapshot.files), ...Object.keys(files)]);
  const changed = [...names].filter((file) => files[file] !== snapshot.files[file]);
  const { errors, asked } = project.check(files, others);
  if (errors.length > 0) return { is: 'refused', errors };
  const now = project.files();
  const late = changed.find((file) => now[file] !== snapshot.files[file]);
  if (late)
    return { is: 'conflict', at: { file: late, path: [] }, mine: files[late], theirs: now[late] };
  const texts = changed.map((file) => [file, bytesOf(files[file], project.bytes(file))]);
  const gone = goneFiles(snapshot, files, asked);
  const writes: Writes = { ...Object.fromEntries(texts), ...gone, ...others };
  const [first] = changes;
  const name = nameOfChanges(snapshot, changes, Object.keys(writes));
  const answer = writeStep(project, writes, { name, at: placeOfStep(first), caller });
  return first && isAct(first) ? { ...answer, ...opens(snapshot, first) } : answer;
}

/** The field or entry that a step is about; undefined where it is about whole files. */
function placeOfStep(change: Change | undefined): Source | undefined {
  if (!change || isAct(change)) return undefined;
  const { file, path } = change.at;
  return change.do === 'set' ? change.at : { file, path: [...path, change.index] };
}

/** Pictures that the reader asked for before, and asks for no more; another brand file can name one. */
function goneFiles(snapshot: Snapshot, files: Files, asked: Set<string>): Writes {
  const isNamed = (picture: string) => {
    const name = picture.slice(picture.indexOf('/') + 1);
    return Object.values(files).some((text) => text.includes(name));
  };
  const gone = [...snapshot.asked].filter((file) => !asked.has(file) && !isNamed(file));
  return Object.fromEntries(gone.map((file) => [file, undefined]));
}
