import type { Problem } from './use-draft.ts';

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

type Props = {
  id?: string;
  problem: Problem;
  onMine: () => void;
  onTheirs: () => void;
};

/** Why nothing was written: in the reader's words, or with both sides of a conflict. */
export function ProblemNote({ id, problem, onMine, onTheirs }: Props) {
  if (problem.is === 'refused') {
    return (
      <div id={id} className="fault" role="alert">
        {problem.faults.map(({ file, line, path, message }) => (
          <p key={`${file}${line}${path.join('.')}${message}`}>
            {message}{' '}
            {file && (
              <span className="where">
                {file}:{line} {path.join('.')}
              </span>
            )}
          </p>
        ))}
        <p>Nothing was written.</p>
      </div>
    );
  }
  return (
    <div id={id} className="fault" role="alert">
      <p>{problem.file} was changed meanwhile, outside of this window. Nothing was written.</p>
      <dl className="sides">
        <div>
          <dt>In the file</dt>
          <dd>{asText(problem.theirs)}</dd>
        </div>
        <div>
          <dt>Yours</dt>
          <dd>{asText(problem.mine)}</dd>
        </div>
      </dl>
      <div className="row">
        <button type="button" className="button" onClick={onTheirs}>
          Keep the file’s
        </button>
        <button type="button" className="button" onClick={onMine}>
          Write yours
        </button>
      </div>
    </div>
  );
}
