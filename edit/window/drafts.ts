import type { Field, Source, View } from '../api.ts';
import { inTurn, submit } from './acts.ts';
import { ask, changeOf, isChecked, refresh, refreshForm } from './ask.ts';
import { load } from './frames.ts';
import { showLive } from './live.tsx';
import { type Draft, hasTyped, keyOf, unsaved } from './state.ts';
import { clearMessage, current, dispatch } from './store.ts';

async function write(sent: Draft[]): Promise<boolean> {
  if (sent.length === 0) return true;
  const options = { at: sent.map(({ field }) => field), message: 'Saved', sent };
  const { is } = await submit(ask('change', { changes: sent.map(changeOf) }), options);
  if (is === 'written') return true;
  // Drafts without a problem do not wait for the others.
  await write(sent.filter(({ field }) => !(keyOf(field) in current().problems)));
  return false;
}

/** Writes what was typed. Returns whether nothing is left to be written. */
export const save = () => inTurn(() => write(unsaved(current())));

/** How often a preview is made while somebody types. */
const previewMs = 100;

let isWaiting = false;
const previews = new Map<string, Draft & { before: unknown }>();

/** Shows a draft on the page; Markdown, and what the server has to read, not with every key. */
function preview(draft: Draft) {
  const { drafts, page } = current();
  const key = keyOf(draft.field);
  const { value: before } = drafts[key] ?? draft.field;
  if (draft.field.kind !== 'markdown') showLive(page, draft.field, before, draft.value);
  else previews.set(key, { ...draft, before: previews.get(key)?.before ?? before });
  if (isWaiting || !(isChecked(current()) || previews.size > 0)) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    for (const { field, value, before } of previews.values())
      showLive(current().page, field, before, value);
    previews.clear();
    if (isChecked(current())) void refreshForm();
  }, previewMs);
}

export function type(field: Field, value: unknown) {
  const draft = { field: current().drafts[keyOf(field)]?.field ?? field, value };
  preview(draft);
  dispatch({ is: 'typed', draft });
}

/** Goes on from the value that the file has now, with that or with what was typed. */
export function settle({ field, value }: Draft, theirs: unknown, next: unknown) {
  showLive(current().page, field, value, next);
  dispatch({ is: 'typed', draft: { field: { ...field, value: theirs }, value: next } });
  void save();
}

/** Opens something in the panel. Saves what is typed; asks before it discards what cannot be saved. */
export async function open(view: View | undefined): Promise<boolean> {
  // More may be typed while it is sent.
  while ((await save()) && unsaved(current()).length > 0);
  if (hasTyped(current()) && !confirm('You have unsaved changes. Discard them?')) return false;
  previews.clear();
  for (const { field, value } of Object.values(current().drafts))
    showLive(current().page, field, value, field.value);
  dispatch({ is: 'opened', view });
  clearMessage();
  void refresh();
  return true;
}

/** Opens a field, on the page that shows it. */
export async function openField(at: Source, href = current().path) {
  const isElsewhere = href !== current().path;
  if ((await open({ name: 'field', at })) && isElsewhere) load(href);
}

/** Shows another page, once what is typed is saved. */
export async function go(href: string) {
  if (await open(undefined)) load(href);
}
