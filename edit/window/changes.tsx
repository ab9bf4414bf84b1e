import { type SubmitEvent, useState } from 'react';
import { Button } from '../../src/components/button.tsx';
import { Field } from '../../src/components/field.tsx';
import type { Difference, Versions } from '../api.ts';
import { publish, revert, saveVersion } from './acts.ts';
import { QuietButton } from './buttons.tsx';
import { ProblemNote } from './problem-note.tsx';
import { keyOf } from './state.ts';

type SidesProps = { of: Difference; names: [old: string, now: string] };

/** Both texts of a value, side by side. */
const Sides = ({ of: { old, now }, names }: SidesProps) => (
  <dl className="grid grid-cols-2 gap-3">
    {[old, now].map((text, at) => (
      <div key={names[at]} className="min-w-0">
        <dt className="text-soft text-xs">{names[at]}</dt>
        <dd
          dir="auto"
          className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere rounded-plate bg-paper p-2"
        >
          {text || <span className="text-soft">empty</span>}
        </dd>
      </div>
    ))}
  </dl>
);

const DifferenceLine = ({ difference }: { difference: Difference }) => {
  const { at, name } = difference;
  return (
    <li className="grid gap-2 border-rule border-t pt-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <QuietButton aria-label={`Revert ${name}`} onClick={() => revert(at, name)}>
          Revert
        </QuietButton>
      </div>
      <Sides of={difference} names={['Last version', 'Now']} />
      <ProblemNote at={at} />
    </li>
  );
};

/** Proposes what the message of a version says. */
function suggestionFor([first, ...others]: Difference[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return first ? `Edit ${first.name}${more}` : '';
}

function SaveForm({ differences }: Pick<Versions, 'differences'>) {
  const [typed, setTyped] = useState<string>();
  const message = typed ?? suggestionFor(differences);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (message.trim() && (await saveVersion(message.trim()))) setTyped(undefined);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        id="message"
        label="What did you change?"
        value={message}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="small" className="justify-self-start">
        Save a version
      </Button>
    </form>
  );
}

const statusOf = (unpublished: number | undefined) => {
  if (unpublished === undefined) return 'No version of this site was published from here yet.';
  if (unpublished === 0) return 'All versions are published.';
  return unpublished === 1
    ? '1 version is not published yet.'
    : `${unpublished} versions are not published yet.`;
};

function Publish({ differences, unpublished }: Versions) {
  const [conflicts, setConflicts] = useState<Difference[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (keep?: 'mine' | 'theirs') => {
    setBusy(true);
    const answer = await publish(keep);
    setBusy(false);
    setConflicts(answer?.is === 'conflict' ? answer.conflicts : []);
  };
  const isReady = differences.length === 0 && !isBusy;
  return (
    <section className="grid gap-3 border-rule border-t pt-3">
      <h3 className="font-bold">Publish</h3>
      <p>
        {statusOf(unpublished)}
        {differences.length > 0 && ' Save a version before you publish.'}
      </p>
      {conflicts.length > 0 ? (
        <div role="alert" className="problem">
          <p>Nothing was published: somebody else published another text in the same place.</p>
          {conflicts.map((each) => (
            <div key={keyOf(each.at)} className="grid gap-2">
              <h4 className="font-semibold">{each.name}</h4>
              <Sides of={each} names={['Theirs', 'Yours']} />
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <QuietButton onClick={() => send('mine')}>Keep yours and publish</QuietButton>
            <QuietButton onClick={() => send('theirs')}>Take theirs and publish</QuietButton>
          </div>
        </div>
      ) : (
        <Button
          size="small"
          className="justify-self-start aria-disabled:opacity-60"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && send()}
        >
          {isBusy ? 'Publishing…' : 'Publish'}
        </Button>
      )}
    </section>
  );
}

/** What differs from the last version; below it, the next version, and what is not online yet. */
export const Changes = ({ versions }: { versions: Versions }) => (
  <>
    {versions.differences.length > 0 ? (
      <>
        <SaveForm differences={versions.differences} />
        <ul className="grid gap-4">
          {versions.differences.map((each) => (
            <DifferenceLine key={keyOf(each.at)} difference={each} />
          ))}
        </ul>
      </>
    ) : (
      <p>Nothing has changed since the last version.</p>
    )}
    <Publish {...versions} />
  </>
);
