import { printFinding } from '../../src/content/finding.ts';
import type { Source } from '../api.ts';
import { QuietButton } from './buttons.tsx';
import { settle } from './drafts.ts';
import { type Draft, fieldId, keyOf } from './state.ts';
import { useStore } from './store.ts';

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);

type Props = { at: Source; draft?: Draft };

/** Why it was not written, if so: in the reader's words, or with both sides of a conflict. */
export function ProblemNote({ at, draft }: Props) {
  const problem = useStore().problems[keyOf(at)];
  if (!problem) return null;
  if (problem.is === 'refused')
    return (
      <div className="problem" role="alert">
        {[...new Map(problem.errors.map((error) => [printFinding(error), error]))].map(
          ([key, { file, line, path = [], message }]) => (
            <p key={key}>
              {message}{' '}
              {file && <span className="where">{`${file}:${line} ${path.join('.')}`}</span>}
            </p>
          ),
        )}
        <p>It was not written.</p>
      </div>
    );
  const {
    at: { file },
    mine,
    theirs,
  } = problem;
  const take = (next: (draft: Draft) => unknown) => () => {
    if (!draft) return;
    settle(draft, theirs, next(draft));
    // The buttons vanish with the problem; the focus stays with the field.
    document.getElementById(fieldId(draft.field))?.focus();
  };
  return (
    <div className="problem" role="alert">
      <p>{file} was changed on disk since you opened it. Nothing was written.</p>
      <dl className="wrap-anywhere">
        <dt className="text-soft">In the file</dt>
        <dd className="mb-2">{asText(theirs)}</dd>
        <dt className="text-soft">Yours</dt>
        <dd>{asText(mine)}</dd>
      </dl>
      {draft && (
        <div className="flex flex-wrap gap-2">
          <QuietButton onClick={take(() => theirs)}>Keep the file’s</QuietButton>
          <QuietButton onClick={take(({ value }) => value)}>Write yours</QuietButton>
        </div>
      )}
    </div>
  );
}
