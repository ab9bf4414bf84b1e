import { X } from 'lucide';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Button } from '../../src/components/button.tsx';
import type { Form, Group } from '../api.ts';
import { doAct } from './acts.ts';
import { QuietButton, ToolButton } from './buttons.tsx';
import { Changes } from './changes.tsx';
import { BandChooser } from './chooser.tsx';
import { go, open, openField } from './drafts.ts';
import { FieldEditor } from './field-editor.tsx';
import { ListControl } from './list-control.tsx';
import { filled } from './live.tsx';
import { endOfParagraph } from './markdown-edits.ts';
import { ProblemNote } from './problem-note.tsx';
import { Found } from './search-field.tsx';
import { type Draft, keyOf } from './state.ts';
import { current, useStore } from './store.ts';

/** Puts the caret at the end of the first field; of a long text, at the end of the clicked paragraph. */
function focusFirst(sheet: HTMLElement | null) {
  const { form, view } = current();
  const fields = [...(sheet?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])];
  const isField = (field: HTMLElement) =>
    field.checkVisibility() && !field.closest('[role=toolbar]');
  const target = fields.find(isField) ?? sheet;
  if (target instanceof HTMLTextAreaElement) {
    const [field] = form?.groups[0]?.fields ?? [];
    const words = view?.name === 'field' && field?.kind === 'markdown' ? view.words : undefined;
    const print = (text: string) => (field ? filled(text, field) : text);
    const found = words && endOfParagraph(target.value, words, print);
    const caret = found || target.value.length;
    target.setSelectionRange(caret, caret);
  }
  // Scrolls to the caret, too.
  target?.focus();
}

/** The page as a search lists it, and as a shared link shows it, while its words are typed. */
function Previews({ shown }: { shown: NonNullable<Form['shown']> }) {
  const { drafts } = useStore();
  const typed = (name: string, printed: string) => {
    const isMeta = ({ field: { path } }: Draft) => path.join('.') === `meta.${name}`;
    const draft = Object.values(drafts).find(isMeta);
    if (!draft) return printed;
    const [old, next] = [draft.field.value, draft.value].map((words) =>
      filled(String(words ?? ''), draft.field),
    );
    // A function, as a plain replacement would read the $ marks in a text.
    return printed.replace(old ?? '', () => next ?? '');
  };
  const title = typed('title', shown.title);
  const frame = 'rounded-plate border border-rule bg-paper p-3';
  return (
    <>
      <figure className={frame}>
        <figcaption className="where">In a search</figcaption>
        <p className="text-soft">{shown.address}</p>
        <p className="font-semibold text-link">{title}</p>
        <p>{typed('description', shown.description)}</p>
      </figure>
      <figure className={frame}>
        <figcaption className="where">As a shared link</figcaption>
        <img className="aspect-40/21" src={shown.picture} alt={`Shared link: ${title}`} />
        <p className="font-semibold text-link">{title}</p>
      </figure>
    </>
  );
}

/** What is to be known of a page or of a file; what is about a field leads to it. */
const Notes = ({ notes = [], words = '' }: Pick<Group, 'notes'> & { words?: string }) => (
  <ul className="grid gap-2 py-1 empty:hidden">
    {notes.map(({ text, where, at, href }) => (
      <li key={text + where + at?.path}>
        {at ? (
          <button
            type="button"
            data-entry=""
            className="wrap-anywhere text-start underline decoration-edge underline-offset-4 hover:text-link"
            onClick={() => openField(at, href)}
          >
            <Found text={text} words={words} />
          </button>
        ) : (
          text
        )}{' '}
        <span className={words ? 'text-soft text-xs' : 'where'}>{where}</span>
      </li>
    ))}
  </ul>
);

/** A page in a list: it leads there, and says how the page is. */
const PageLine = ({ group: { title, href, state, notes = [] } }: { group: Group }) => (
  <div className="flex flex-wrap items-baseline gap-x-4 border-rule border-t pt-3">
    <button
      type="button"
      className="flex-1 py-0.5 text-start font-semibold text-link underline-offset-4 hover:underline"
      aria-current={href === current().path ? 'page' : undefined}
      onClick={() => href && go(href)}
    >
      {title} <span className="where font-normal">{href}</span>
    </button>
    {notes.length === 0 ? (
      <span className="text-good">{state}</span>
    ) : (
      <details className="w-full">
        <summary className="cursor-pointer py-0.5 text-soft">{state}</summary>
        <Notes notes={notes} />
      </details>
    )}
  </div>
);

function Fields({ group, isMain }: { group: Group; isMain: boolean }) {
  const { view } = useStore();
  // Not with every key: a page has many texts.
  const fields = useMemo(() => {
    const seen = group.isUnseen ? (current().page?.seenSpots() ?? []) : [];
    return group.fields.filter(({ mark }) => !seen.some(({ number }) => number === mark));
  }, [group]);
  const parts = Map.groupBy(fields, ({ path }) => path.slice(0, -1).join('.'));
  const content = (
    <div className="grid gap-4">
      <Notes notes={group.notes} words={view?.name === 'search' ? view.words : ''} />
      {[...parts].map(([key, part]) => {
        const [{ around } = {}] = part;
        return (
          <div key={key} className="grid gap-4">
            {/* Beside a text there is only what belongs to it. */}
            {around && around !== group.title && !isMain && (
              <h3 className="-mb-2 border-rule border-t pt-3 font-semibold">{around}</h3>
            )}
            {part.map((field, at) => (
              <FieldEditor key={keyOf(field)} field={field} isMain={isMain && at === 0} />
            ))}
          </div>
        );
      })}
    </div>
  );
  if (group.href) return <PageLine group={group} />;
  if (!group.title) return content;
  return (
    <details className="border-rule border-t pt-3" open={group.isOpen}>
      <summary className="cursor-pointer pb-2 font-bold">
        {group.title} <span className="where font-normal">{group.where}</span>
      </summary>
      {content}
    </details>
  );
}

/** The tree of the page: its bands, and the entries of the lists in them. */
function Tree() {
  const { known, view } = useStore();
  const { bands, lists = [] } = known ?? {};
  const isHidden = view !== undefined;
  const tree = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  // What was opened here gives the focus back once it is closed.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = tree.current?.contains(activeElement);
    if (!isHidden) opener.current?.focus();
    else opener.current = isHere ? (activeElement as HTMLElement) : undefined;
  }, [isHidden]);
  return (
    // Hidden, it keeps its scroll position and its open entries.
    <div
      ref={tree}
      className="overflow-y-auto overscroll-contain p-2 hidden:hidden"
      hidden={isHidden}
    >
      <p className="px-2 pb-2 text-soft">
        Click a text on the page to edit it, or choose a part of the page here.
      </p>
      {bands && <ListControl field={bands} listsIn={(index) => lists[index] ?? []} />}
    </div>
  );
}

/** Moves through entries and results with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const shown = entries.filter((entry) => entry.checkVisibility());
  const at = shown.indexOf(event.target as HTMLElement);
  if (!by || at < 0) return;
  event.preventDefault();
  shown[at + by]?.focus();
}

/** What is open: fields, whatever they are about. */
function Open({ form }: { form: Form }) {
  const { view, page } = useStore();
  const { act, adds, around, colors, doors = [], groups, shown, versions, where } = form;
  // A color that is half typed leaves the last one that was whole.
  useEffect(() => {
    if (colors) page?.showColors(colors);
    return () => page?.showColors();
  }, [colors, page]);
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {doors.map(({ label, view }) => (
          <QuietButton key={label} onClick={() => open(view)}>
            {label}
          </QuietButton>
        ))}
      </div>
      {shown && <Previews shown={shown} />}
      {adds && <BandChooser adds={adds} />}
      {versions && <Changes versions={versions} />}
      {groups.map((group, at) => (
        // The head of the panel names its first field.
        <Fields
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
          key={`${group.href ?? group.title} ${at}`}
          group={group}
          isMain={view?.name === 'field' && at === 0}
        />
      ))}
      {act && <ProblemNote at={act.change.at} />}
      {act && (
        <Button type="submit" size="small" className="justify-self-start">
          {act.label}
        </Button>
      )}
      {around && (
        <QuietButton onClick={() => open({ name: 'field', at: around, isText: true })}>
          Edit the text around it
        </QuietButton>
      )}
      <p className="where">{where}</p>
    </>
  );
}

/** Beside the page: what is open, or else what the page is made of. */
export function Panel({ onClose }: { onClose: () => void }) {
  const { mode, view, form } = useStore();
  const sheet = useRef<HTMLElement>(null);
  // While somebody searches, the focus stays in the search field.
  const isSearch = view?.name === 'search';
  const opened = view && form && !isSearch ? JSON.stringify(form.at ?? view) : undefined;
  useLayoutEffect(() => {
    if (opened) focusFirst(sheet.current);
  }, [opened]);
  const title = form?.title ?? (view ? 'Opening…' : 'Bands of this page');
  const Body = form?.act ? 'form' : 'div';
  // The form of a picture, which is inside of others, submits itself.
  const submit = (event: SubmitEvent) => {
    if (!form?.act) return;
    event.preventDefault();
    void doAct();
  };
  return (
    <aside
      ref={sheet}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={walk}
      hidden={mode === 'use'}
      className="flex min-h-0 w-104 flex-col border-rule border-s bg-card not-lg:h-[50dvh] not-lg:w-full not-lg:border-t data-wide:w-[40rem] hidden:hidden"
      data-wide={form?.adds ? true : undefined}
    >
      <div className="flex min-h-12 items-center gap-2 border-rule border-b py-1 ps-4 pe-1.5">
        <h2 className="flex-1 font-bold text-base first-letter:uppercase">{title}</h2>
        {view && <ToolButton drawing={X} label="Close" onClick={onClose} />}
      </div>
      <Tree />
      <Body
        key={opened}
        hidden={!view}
        className="grid content-start gap-4 overflow-y-auto overscroll-contain p-4 hidden:hidden"
        onSubmit={submit}
      >
        {form ? <Open form={form} /> : <progress aria-label="Opening" />}
      </Body>
    </aside>
  );
}
