import type { Source } from '../api.ts';
import { QuietButton } from './buttons.tsx';
import { type Draft, keyOf } from './state.ts';
import { drop, overwrite, useStore } from './store.ts';

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

type Props = { at: Source; draft?: Draft };

/** Why nothing was written, if so: in the reader's words, or with both sides of a conflict. */
export function ProblemNote({ at, draft }: Props) {
  const problem = useStore().problems[keyOf(at)];
  if (!problem) return null;
  if (problem.is === 'refused')
    return (
      <div className="fault" role="alert">
        {problem.faults.map(({ file, line, path, message }) => (
          <p key={`${file}${line}${path.join('.')}${message}`}>
            {message} {file && <span className="where">{`${file}:${line} ${path.join('.')}`}</span>}
          </p>
        ))}
        <p>Nothing was written.</p>
      </div>
    );
  const { file, mine, theirs } = problem;
  return (
    <div className="fault" role="alert">
      <p>{file} was changed meanwhile, outside of this window. Nothing was written.</p>
      <dl className="wrap-anywhere">
        <dt className="text-soft">In the file</dt>
        <dd className="mb-2">{asText(theirs)}</dd>
        <dt className="text-soft">Yours</dt>
        <dd>{asText(mine)}</dd>
      </dl>
      {draft && (
        <div className="flex flex-wrap gap-2">
          <QuietButton onClick={() => drop(draft)}>Keep the file’s</QuietButton>
          <QuietButton onClick={() => overwrite(draft, theirs)}>Write yours</QuietButton>
        </div>
      )}
    </div>
  );
}
