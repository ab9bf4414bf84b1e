import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../src/components/button.tsx';
import type { Field, Token } from '../api.ts';
import { Control } from './controls.tsx';
import { EntryTools, isBandList } from './list-control.tsx';
import { filled } from './live.tsx';
import { ProblemNote } from './problem-note.tsx';
import { idOf, isChanged, keyOf } from './state.ts';
import { change, drop, open, overwrite, save, type, useStore } from './store.ts';

const typed = ['text', 'markdown', 'link', 'number', 'color'];

/** How long the text is as printed, and how long it may be. */
function Counter({ field, value }: { field: Field; value: string }) {
  const { least = 0, most } = field;
  if (field.kind !== 'text' && field.kind !== 'markdown') return null;
  if (least < 2 && most === undefined) return null;
  const { length } = filled(value, field);
  const isLeftOut = length === 0 && field.isOptional;
  const isOut = (length < least && !isLeftOut) || length > (most ?? Number.POSITIVE_INFINITY);
  const range = most && (least > 1 ? `${least} to ${most}` : `at most ${most}`);
  return (
    <span className={isOut ? 'font-semibold text-alert' : ''}>
      {length} of {range ?? `at least ${least}`} characters
    </span>
  );
}

/** The tokens of a text, and what each stands for. Those of a register lead to their entry. */
function Tokens({ tokens }: { tokens: Token[] }) {
  if (tokens.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 text-xs" aria-label="What the words in braces stand for">
      {tokens.map(({ raw, value = 'filled in by the page', source }) => (
        <li key={raw}>
          <button
            type="button"
            className="flex flex-wrap gap-x-2 rounded-plate border border-rule bg-sheet px-2 py-1 enabled:hover:border-ink"
            disabled={!source}
            onClick={() => source && open({ name: 'field', at: source })}
          >
            <code>{raw}</code> {value}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One field: what it is, the means to edit it, its limits, and what is wrong with it. */
export function FieldEditor({ field, isMain = false }: { field: Field; isMain?: boolean }) {
  const { drafts, problems } = useStore();
  const [draft, problem] = [drafts[keyOf(field)], problems[keyOf(field)]];
  const value = draft ? draft.value : field.value;
  const notes = useId();
  const { offer, lists = [] } = field;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  const isInvalid = problem !== undefined || field.fault !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div className="grid gap-2 *:min-w-0" onKeyDown={keys}>
      <label
        htmlFor={idOf(field)}
        className={isMain ? 'sr-only' : 'font-semibold first-letter:uppercase'}
      >
        {field.description}
        {field.isOptional && <span className="font-normal text-soft"> (may be left out)</span>}
      </label>
      <Control
        {...{ field, value, isInvalid, id: idOf(field), describedBy: notes }}
        change={(next) => type(field, next)}
      />
      <div id={notes} className="grid gap-2 text-xs text-soft empty:hidden">
        <Counter field={field} value={String(value ?? '')} />
        {field.kind === 'markdown' && (
          <span>**bold**, [words](/page), a blank line starts a paragraph</span>
        )}
        {field.note && <span className="wrap-anywhere">{field.note}</span>}
        {field.fault && <p className="fault">{field.fault}</p>}
        {problem && (
          <ProblemNote
            problem={problem}
            onMine={() => problem.is === 'conflict' && overwrite(field, problem.theirs)}
            onTheirs={() => drop(field)}
          />
        )}
      </div>
      <Tokens tokens={field.tokens.filter(({ raw }) => String(value).includes(raw))} />
      {offer && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => change(offer.changes, { at: [field], said: 'Saved' })}
        >
          {offer.label}
        </Button>
      )}
      {field.file && draft && isChanged(draft) && !problem && typed.includes(field.kind) && (
        <Button size="small" className="justify-self-start" onClick={() => save()}>
          Save <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {lists.map((place) => (
        <div key={keyOf(place)} className="mt-2 border-rule border-t pt-3">
          <p className="font-semibold">
            {place.description}{' '}
            <span className="font-normal text-soft">
              {place.index + 1} of {place.value.length}
            </span>
          </p>
          <EntryTools
            place={place}
            name={`${isBandList(place) ? 'band' : 'entry'} ${place.index + 1}`}
          />
        </div>
      ))}
    </div>
  );
}
