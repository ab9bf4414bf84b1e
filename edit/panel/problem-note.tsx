import { Button } from '../../src/components/button.tsx';
import type { Problem } from './state.ts';

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

type Props = { problem: Problem; onMine?: () => void; onTheirs?: () => void };

/** Why nothing was written: in the reader's words, or with both sides of a conflict. */
export function ProblemNote({ problem, onMine, onTheirs }: Props) {
  if (problem.is === 'refused')
    return (
      <div className="fault" role="alert">
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
  return (
    <div className="fault" role="alert">
      <p>{problem.file} was changed meanwhile, outside of this window. Nothing was written.</p>
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-soft">In the file</dt>
          <dd>{asText(problem.theirs)}</dd>
        </div>
        <div>
          <dt className="text-soft">Yours</dt>
          <dd>{asText(problem.mine)}</dd>
        </div>
      </dl>
      {onMine && (
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" onClick={onTheirs}>
            Keep the file’s
          </Button>
          <Button kind="quiet" size="small" onClick={onMine}>
            Write yours
          </Button>
        </div>
      )}
    </div>
  );
}
