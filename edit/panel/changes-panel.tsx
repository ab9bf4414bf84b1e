import { useState } from 'react';
import type { Difference } from '../api.ts';
import { keyOf, remember } from './memory.ts';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useEditor } from './use-editor.ts';

const show = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 1);

/** What a commit of these would be called. */
function messageFor(differences: Difference[]): string {
  const [first, ...others] = new Set(differences.map(({ file }) => file));
  const more = others.length === 1 ? ' and one more file' : ` and ${others.length} more files`;
  return `Edit ${first}${others.length > 0 ? more : ''}`;
}

function Side({ title, value }: { title: string; value: unknown }) {
  const text = show(value);
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text || <span className="soft">nothing</span>}</dd>
    </div>
  );
}

function CommitForm({ differences }: { differences: Difference[] }) {
  const { refresh } = useEditor();
  const [message, setMessage] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const shown = message ?? messageFor(differences);
  const commit = async () => {
    const answer = await server.commit(shown).catch(({ message }: Error) => ({
      is: 'refused' as const,
      message,
    }));
    setRefusal(answer.is === 'refused' ? answer.message : '');
    if (answer.is === 'committed') remember({ said: `Committed as ${answer.id.slice(0, 7)}` });
    refresh();
  };
  return (
    <form className="commit" action={commit}>
      <label htmlFor="commit-message" className="what">
        Message of the commit
      </label>
      <textarea
        id="commit-message"
        className="field"
        rows={2}
        value={shown}
        onChange={({ target }) => setMessage(target.value)}
      />
      {refusal && (
        <p className="fault" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button primary">
        Commit
      </button>
    </form>
  );
}

/** One field before and now, and the way back. */
function Change({ difference }: { difference: Difference }) {
  const { send } = useEditor();
  const [refusal, setRefusal] = useState('');
  const { file, path, description } = difference;
  const revert = async () => {
    const answer = await send(() => server.revert({ file, path }), 'Reverted');
    const [fault] = answer.is === 'refused' ? answer.faults : [];
    // What is used elsewhere, such as a picture, cannot go before its use.
    setRefusal(fault ? `Not reverted, because of ${fault.file}: ${fault.message}` : '');
  };
  return (
    <li className="group">
      <p className="what">{description}</p>
      <p className="where">{keyOf(difference)}</p>
      <dl className="sides">
        <Side title="Before" value={difference.before} />
        <Side title="Now" value={difference.after} />
      </dl>
      <button
        type="button"
        className="button"
        aria-label={`Revert: ${description}`}
        onClick={() => void revert()}
      >
        Revert
      </button>
      {refusal && (
        <p className="fault" role="alert">
          {refusal}
        </p>
      )}
    </li>
  );
}

/** What differs from the last commit, field by field. */
export function ChangesPanel({ onClose }: { onClose: () => void }) {
  const { state } = useEditor();
  if (!state) return null;
  const { differences } = state;
  return (
    <Sheet title="Changes" isDrawer onClose={onClose}>
      {differences.length === 0 && <p>Nothing differs from the last commit.</p>}
      <ul className="plain">
        {differences.map((difference) => (
          <Change key={keyOf(difference)} difference={difference} />
        ))}
      </ul>
      {differences.length > 0 && <CommitForm differences={differences} />}
    </Sheet>
  );
}
