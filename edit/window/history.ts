import type { Answer } from '../api.ts';
import { inTurn, submit } from './acts.ts';
import { ask } from './ask.ts';
import { open } from './drafts.ts';
import { keyOf } from './state.ts';
import { current, showMessage } from './store.ts';

type Direction = 'undo' | 'redo';

const verbs: Record<Direction, string> = { undo: 'Undo', redo: 'Redo' };
const results: Record<Direction, string> = { undo: 'Undone', redo: 'Redone' };

/** Asks before a change that was made in another open window is undone here. */
function isMeant(direction: Direction): boolean {
  const { name, isOthers } = current().known?.[direction] ?? {};
  const question = `“${name}” was changed in another open window. ${verbs[direction]} it here?`;
  return !isOthers || confirm(question);
}

/** Shows the result of a step: its name and its field, or what prevents it. */
function showStep(direction: Direction, answer: Answer) {
  if (answer.is === 'conflict')
    return showMessage(`${answer.at.file} was changed by another program since`, true);
  if (answer.is === 'refused') return showMessage(answer.errors[0]?.message ?? '', true);
  const { at, what } = answer;
  const fields = current().form?.groups.flatMap((group) => group.fields) ?? [];
  if (at && !fields.some((field) => keyOf(field) === keyOf(at))) void open({ name: 'field', at });
  showMessage(`${results[direction]}: ${what}`);
}

/** Undoes the last step or makes it again, and goes to where it was made. */
export const step = async (direction: Direction) => {
  const answer = await inTurn(async () => {
    const { id } = current().known?.[direction] ?? {};
    if (!isMeant(direction)) return undefined;
    return submit(ask('step', { direction, id }), { at: [], message: results[direction] });
  });
  if (answer) showStep(direction, answer);
};
