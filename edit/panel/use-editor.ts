import { createContext, useContext } from 'react';
import type { Answer, PageFields, State } from '../api.ts';
import type { View } from './memory.ts';
import type { Spot } from './spots.ts';

/** What every part of the panel can reach. */
export type Editor = {
  state: State | undefined;
  page: PageFields | undefined;
  /** Grows with every change, for whoever has asked the server before it. */
  turn: number;
  open: (view: View | undefined) => void;
  /** Sends something that may be written, and takes note of the answer. */
  send: (what: () => Promise<Answer>, said: string) => Promise<Answer>;
  refresh: () => void;
  spotsOf: (mark: number | undefined) => Spot[];
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('The panel is drawn within the editor');
  return editor;
}
