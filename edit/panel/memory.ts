import { useSyncExternalStore } from 'react';
import type { Source } from '../api.ts';

/** What is open beside the page. */
export type View =
  | { name: 'field' | 'claim'; at: Source; mark?: number | undefined }
  | { name: 'page' | 'brand' | 'prices' | 'check' | 'changes' };

/** What was typed and is not in the file yet, and the state of the file upon which it was typed. */
export type Draft = { value: unknown; version: string };

type Memory = {
  isOn: boolean;
  /** The page that all the rest is about. */
  path: string;
  view?: View | undefined;
  drafts: Record<string, Draft>;
  /** The id of what had the focus in the panel, and where in its text. */
  focus?: string | undefined;
  caret?: number | undefined;
  /** What was done last, for the line that says so. */
  said?: string | undefined;
};

const storageKey = 'edit-panel';

/** Every write reloads the page, so all that must outlive it is kept for the visit. */
function recall(): Memory {
  const none = { isOn: false, drafts: {}, path: location.pathname };
  const kept: Memory = { ...none, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  return kept.path === location.pathname ? kept : { ...none, isOn: kept.isOn };
}

let memory = recall();
const listeners = new Set<() => void>();

export const remembered = () => memory;

export function remember(part: Partial<Memory>) {
  memory = { ...memory, ...part };
  sessionStorage.setItem(storageKey, JSON.stringify(memory));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMemory = () => useSyncExternalStore(subscribe, remembered);

export const keyOf = ({ file, path }: Source) => `${file} ${path.join('.')}`;

/** The id of its field in the panel. */
export const idOf = (at: Source) => `field-${keyOf(at).replace(/\W+/g, '-')}`;

export function keepDraft(at: Source, draft: Draft | undefined) {
  const { [keyOf(at)]: _, ...others } = memory.drafts;
  remember({ drafts: draft ? { ...others, [keyOf(at)]: draft } : others });
}
