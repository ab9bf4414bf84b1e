import { useEffect, useRef, useState } from 'react';
import type { Answer, PageFields, State } from '../api.ts';
import { remember } from './memory.ts';
import { server } from './server.ts';

const asRefused = (error: Error): Answer => ({
  is: 'refused',
  faults: [{ file: '', line: 0, path: '', message: error.message }],
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
  const send = (what: () => Promise<Answer>, said: string) => {
    const sent = what().catch(asRefused);
    last.current = sent.then(({ is }) => is === 'written');
    return sent.then((answer) => {
      if (answer.is === 'written') remember({ said });
      refresh();
      return answer;
    });
  };
  /** Whether what was sent last was written. */
  const settled = () => last.current;
  return { state, page, turn, refresh, send, settled };
}
