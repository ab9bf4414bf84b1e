import { useState } from 'react';
import type { ListPlace, Versions } from '../api.ts';
import { remember, remembered } from './memory.ts';
import { ProblemNote } from './problem-note.tsx';
import { server } from './server.ts';
import type { Problem } from './use-draft.ts';
import { useEditor } from './use-editor.ts';

type Move = 'add' | 'duplicate' | 'remove' | 'up' | 'down';

const said: Record<Move, string> = {
  add: 'Added',
  duplicate: 'Duplicated',
  remove: 'Removed',
  up: 'Moved up',
  down: 'Moved down',
};

/** Where the entry is afterwards, which is what stays open. */
const steps: Record<Move, number> = { add: 1, duplicate: 1, remove: 0, up: -1, down: 1 };

/** Changes a list around one of its entries. */
export function useList({ file, path, version, index }: ListPlace) {
  const { send } = useEditor();
  const [problem, setProblem] = useState<Problem>();
  const [last, setLast] = useState<[Move, band?: string]>();
  const follow = (move: Move) => {
    const { view } = remembered();
    if (view?.name !== 'field' || view.at.path.length <= path.length) return;
    const next = [...view.at.path];
    next[path.length] = index + steps[move];
    remember({ view: move === 'remove' ? undefined : { ...view, at: { file, path: next } } });
  };
  const change = async (move: Move, band?: string, versions: Versions = { [file]: version }) => {
    // A new entry comes after this one; the server takes the place that it shall have.
    const place = move === 'add' ? index + 1 : index;
    const asked = { do: move, at: { file, path }, index: place, ...(band && { band }) };
    const answer = await send(() => server.change([asked], versions), said[move]);
    if (answer.is === 'written') follow(move);
    setProblem(answer.is === 'written' ? undefined : answer);
    setLast([move, band]);
  };
  const clear = () => setProblem(undefined);
  const insist = () => {
    if (last && problem?.is === 'conflict') void change(last[0], last[1], problem.versions);
  };
  return {
    change,
    problem: problem && <ProblemNote problem={problem} onMine={insist} onTheirs={clear} />,
  };
}
