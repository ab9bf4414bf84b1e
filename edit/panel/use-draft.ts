import { useEffect, useState } from 'react';
import type { Answer, Field } from '../api.ts';
import { showLive } from './live.tsx';
import { keepDraft, keyOf, remember, remembered, useMemory } from './memory.ts';
import { server } from './server.ts';
import { useEditor } from './use-editor.ts';

export type Problem = Exclude<Answer, { is: 'written' }>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Spaces around a text mean nothing, and are not saved. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A field while it is being edited: what is typed, and what came of saving it. */
export function useDraft(field: Field) {
  const { send, refresh, spotsOf } = useEditor();
  const draft = useMemory().drafts[keyOf(field)];
  const [problem, setProblem] = useState<Problem>();
  const value = draft ? draft.value : field.value;
  const isChanged = draft !== undefined && !isSame(draft.value, field.value);

  const show = (next: unknown) => {
    if (field.kind !== 'text' && field.kind !== 'markdown') return;
    showLive(spotsOf(field.mark), field, String(value ?? ''), String(next ?? ''));
  };
  const change = (next: unknown) => {
    show(next);
    setProblem(undefined);
    const version = draft?.version ?? field.version;
    keepDraft(field, { value: next, version });
  };
  const write = async (next: unknown, version = field.version) => {
    const at = { file: field.file, path: field.path };
    const change = { do: 'set', at, value: trimmed(next) } as const;
    const answer = await send(() => server.change([change], { [field.file]: version }), 'Saved');
    if (answer.is === 'written') keepDraft(field, undefined);
    setProblem(answer.is === 'written' ? undefined : answer);
    return answer.is === 'written';
  };
  /** Whether the field is at rest: nothing is left to be saved. */
  const save = async () => {
    const typed = remembered().drafts[keyOf(field)];
    if (typed && !isSame(trimmed(typed.value), field.value))
      return write(typed.value, typed.version);
    if (typed) keepDraft(field, undefined);
    return true;
  };
  const drop = () => {
    show(field.value ?? '');
    setProblem(undefined);
    keepDraft(field, undefined);
    refresh();
  };
  /** Once more, upon the state that the other side left. */
  const insist = () => {
    if (problem?.is === 'conflict') void write(value, problem.versions[field.file]);
  };

  // The page was reloaded with what had been typed: show it again, or see that it was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field
  useEffect(() => {
    if (!draft) return;
    if (isChanged)
      showLive(spotsOf(field.mark), field, String(field.value ?? ''), String(draft.value));
    else {
      keepDraft(field, undefined);
      remember({ said: 'Saved' });
    }
  }, [keyOf(field), JSON.stringify(field.value)]);

  return { value, change, save, drop, insist, problem, isChanged };
}
