import type { Act, Change, ListChange } from './api.ts';
import { asWords, entryName, nameOf, nameOfPath } from './entry-name.ts';
import { isAct } from './page-acts.ts';
import type { Snapshot } from './snapshot.ts';

const pageSteps: Record<Act['do'], string> = {
  newPage: 'created',
  newArticle: 'created',
  rename: 'renamed',
  removePage: 'removed',
  translate: 'translated',
};

const entrySteps: Record<ListChange['do'], string> = {
  add: 'added',
  duplicate: 'duplicated',
  remove: 'removed',
  move: 'moved',
};

function nameOfChange(snapshot: Snapshot, change: Change): string {
  const { at } = change;
  if (change.do === 'set') return snapshot.nameAt(at);
  if (isAct(change)) {
    const isNew = change.do === 'newPage' || change.do === 'newArticle';
    return `${isNew ? nameOfPath(change.address) : nameOf(at.file)}, ${pageSteps[change.do]}`;
  }
  const { value, description } = snapshot.field(at);
  const entry = Array.isArray(value) ? value[change.index] : undefined;
  const band = change.do === 'add' ? change.band : undefined;
  const name = change.do === 'add' ? asWords(band ?? description) : entryName(entry);
  return `${nameOf(at.file)}: ${name}, ${entrySteps[change.do]}`;
}

/** The name of a step for people: “Pricing: Headline”. Without changes it is about whole files. */
export function nameOfChanges(snapshot: Snapshot, changes: Change[], files: string[]): string {
  const [first] = changes;
  const name = first ? nameOfChange(snapshot, first) : nameOf(files[0] ?? '');
  return changes.length > 1 ? `${name} and ${changes.length - 1} more` : name;
}
