import { useEffect, useRef, useState } from 'react';
import type { Answer, PageFields, State } from '../api.ts';
import { remember } from './memory.ts';
import { server } from './server.ts';

const asRefused = (error: Error): Answer => ({
  is: 'refused',
  faults: [{ file: '', line: 0, path: [], message: error.message }],
});

/** What the server knows of this page and of the session, and the way to change it. */
export function useAnswers(isNeeded: boolean) {
  const [state, setState] = useState<State>();
  const [page, setPage] = useState<PageFields>();
  const [turn, setTurn] = useState(0);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every turn
  useEffect(() => {
    if (!isNeeded) return;
    server.state().then(setState, () => {});
    server.page().then(setPage, () => {});
  }, [turn, isNeeded]);

  const refresh = () => setTurn((now) => now + 1);
  const send = async (what: () => Promise<Answer>, said: string) => {
    const sent = what().catch(asRefused);
    last.current = sent.then(({ is }) => is === 'written');
    const answer = await sent;
    if (answer.is === 'written') remember({ said });
    refresh();
    return answer;
  };
  /** Leaves a field, and tells whether what that sent was written. */
  const leave = (field: HTMLElement | null | undefined) => {
    last.current = Promise.resolve(true);
    field?.blur();
    return last.current;
  };
  return { state, page, turn, refresh, send, leave };
}
