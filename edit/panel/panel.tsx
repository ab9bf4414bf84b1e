import { X } from 'lucide';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../src/components/button.tsx';
import type { Form, Group } from '../api.ts';
import { BandChooser } from './bands.tsx';
import { FieldEditor } from './field-editor.tsx';
import { filled } from './live.tsx';
import { hideColors, showColors } from './live-brand.ts';
import { ProblemNote } from './problem-note.tsx';
import { findSpots, isSeen, type Spot, useBox } from './spots.ts';
import { keyOf } from './state.ts';
import { current, doAct, open, useStore } from './store.ts';
import { ToolButton } from './tool-button.tsx';

const gap = 16;
/** What the bar at the bottom takes. */
const bar = 88;

const within = (value: number, most: number) => Math.max(gap, Math.min(value, most));

/** Beside the word if there is room, else below or above it; never out of the window. */
function placeBeside(word: DOMRect, { width, height }: DOMRect) {
  const right = document.documentElement.clientWidth - width - gap;
  const bottom = innerHeight - height - bar;
  if (word.right + gap <= right) return { left: word.right + gap, top: within(word.top, bottom) };
  const isLeft = word.left - gap - width >= gap;
  if (isLeft) return { left: word.left - gap - width, top: within(word.top, bottom) };
  const isBelow = word.bottom + gap <= bottom;
  const top = isBelow ? word.bottom + gap : word.top - gap - height;
  return { left: within(word.left, right), top: within(top, bottom) };
}

/** The field that had the focus before the page was reloaded, or the first one. */
function focusFirst(sheet: HTMLElement) {
  const { focus, caret } = current();
  const known = focus ? sheet.querySelector<HTMLElement>(`#${CSS.escape(focus)}`) : undefined;
  const target = known ?? sheet.querySelector<HTMLElement>('input, textarea, select') ?? sheet;
  target.focus();
  if (!(target instanceof HTMLTextAreaElement)) return;
  const end = (known && caret) ?? target.value.length;
  target.setSelectionRange(end, end);
}

/** The page as a search lists it, and as a shared link shows it, while its words are typed. */
function Previews({ shown, groups }: { shown: NonNullable<Form['shown']>; groups: Group[] }) {
  const { drafts } = useStore();
  const typed = (name: string, printed: string) => {
    const isMeta = ({ path }: { path: unknown[] }) => path.join('.') === `meta.${name}`;
    const field = groups[0]?.fields.find(isMeta);
    const draft = field && drafts[keyOf(field)];
    if (!draft) return printed;
    // A function, as a plain replacement would read the $ marks in a text.
    return printed.replace(filled(String(field.value), field), () =>
      filled(String(draft.value ?? ''), field),
    );
  };
  const title = typed('title', shown.title);
  return (
    <>
      <figure className="rounded-plate border border-rule bg-paper p-3">
        <figcaption className="where">In a search</figcaption>
        <p className="text-soft">{shown.address}</p>
        <p className="font-semibold text-link">{title}</p>
        <p>{typed('description', shown.description)}</p>
      </figure>
      <figure className="rounded-plate border border-rule bg-paper p-3">
        <figcaption className="where">As a shared link</figcaption>
        <img src={shown.picture} alt={`Shared link: ${title}`} />
        <p className="font-semibold text-link">{title}</p>
      </figure>
    </>
  );
}

/** A page in a list: it leads there, and says how the page is. */
function PageLine({ group: { title, href, state, notes = [] } }: { group: Group }) {
  return (
    <div className="border-rule border-t pt-3">
      <p className="flex items-baseline justify-between gap-4">
        <a
          href={href}
          className="py-0.5 font-semibold text-link underline-offset-4 hover:underline"
          aria-current={href === location.pathname ? 'page' : undefined}
        >
          {title} <span className="where font-normal">{href}</span>
        </a>
        {notes.length === 0 && <span className="shrink-0 text-good">{state}</span>}
      </p>
      {notes.length > 0 && (
        <details>
          <summary className="cursor-pointer py-0.5 text-soft">{state}</summary>
          <Notes notes={notes} />
        </details>
      )}
    </div>
  );
}

const Notes = ({ notes }: { notes: NonNullable<Group['notes']> }) => (
  <ul className="grid gap-2 py-1">
    {notes.map(({ says, where }) => (
      <li key={says + where}>
        {says} <span className="where">{where}</span>
      </li>
    ))}
  </ul>
);

/** What is done once the fields of an act are filled in. */
function ActButton({ act }: { act: NonNullable<Form['act']> }) {
  const { problems, go } = useStore();
  const problem = problems[keyOf(act.change.at)];
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <Button type="submit" size="small" className="justify-self-start" disabled={Boolean(go)}>
        {act.label}
      </Button>
      {go && <progress className="w-full" aria-label={`Opening ${go}`} />}
    </>
  );
}

function Fields({ group, isFirst }: { group: Group; isFirst: boolean }) {
  const seen = new Set(
    group.isUnseen
      ? findSpots()
          .filter(isSeen)
          .map(({ number }) => number)
      : [],
  );
  const fields = group.fields.filter(({ mark }) => mark === undefined || !seen.has(mark));
  const content = (
    <div className="grid gap-4">
      {group.notes && <Notes notes={group.notes} />}
      {fields.map((field, at) => (
        // What it is, the head of the sheet says.
        <FieldEditor key={keyOf(field)} field={field} isMain={isFirst && at === 0} />
      ))}
    </div>
  );
  if (group.href) return <PageLine group={group} />;
  if (!group.title) return content;
  return (
    <details className="border-rule border-t pt-3" open={group.isOpen}>
      <summary className="cursor-pointer pb-2 font-bold font-display">{group.title}</summary>
      {content}
    </details>
  );
}

/** What is open beside the page: fields, whatever it is about. */
export function Panel({
  form,
  spot,
  onClose,
}: {
  form: Form;
  spot: Spot | undefined;
  onClose: () => void;
}) {
  const { view, drafts } = useStore();
  const sheet = useRef<HTMLElement>(null);
  const isDrawer = view?.name !== 'field';
  const box = useBox(isDrawer ? undefined : spot);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const { around } = form;
  const isText = form.groups[0]?.fields[0]?.kind === 'markdown';
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const look = () => {
      if (!box || !sheet.current) return;
      // Beside the whole column of a text, so that it can be read while it is typed.
      const column = isText ? spot?.element.parentElement?.getBoundingClientRect() : undefined;
      const { left, width } = column ?? box;
      const word = new DOMRect(left, box.top, width, box.height);
      setPlace(placeBeside(word, sheet.current.getBoundingClientRect()));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [box, spot, isText]);
  useLayoutEffect(() => {
    if (sheet.current) focusFirst(sheet.current);
  }, []);
  useEffect(() => {
    if (view?.name !== 'brand') return;
    showColors(
      form.groups.flatMap(({ fields }) => fields),
      drafts,
    );
    return hideColors;
  }, [view, form, drafts]);
  const Frame = form.act ? 'form' : 'div';
  // The form of a picture, which stands in others, submits itself.
  const submit = (event: SubmitEvent) => {
    if (!form.act) return;
    event.preventDefault();
    void doAct();
  };
  const height = form.act ? '' : 'h-[calc(100dvh-6.75rem)]';
  const wide = form.adds ? 'w-fit' : 'w-120';
  const width = isDrawer ? `${wide} ${height}` : isText ? 'w-120' : 'w-96';
  const corner = place && !isDrawer ? '' : 'right-5 bottom-22';
  return (
    <section
      ref={sheet}
      role="dialog"
      aria-label={form.title}
      tabIndex={-1}
      className={`raised fixed flex max-h-[calc(100dvh-6.75rem)] flex-col ${width} ${corner}`}
      style={isDrawer ? undefined : place}
    >
      <div className="flex items-center gap-2 border-rule border-b py-1.5 ps-4 pe-1.5">
        <h2 className="flex-1 font-bold font-display text-base">{form.title}</h2>
        <ToolButton drawing={X} label="Close" onClick={onClose} />
      </div>
      <Frame
        className="grid content-start gap-4 overflow-y-auto overscroll-contain p-4"
        onSubmit={submit}
      >
        {form.doors && (
          <div className="flex flex-wrap gap-2">
            {form.doors.map(({ label, view }) => (
              <Button key={label} kind="quiet" size="small" onClick={() => open(view)}>
                {label}
              </Button>
            ))}
          </div>
        )}
        {form.shown && <Previews shown={form.shown} groups={form.groups} />}
        {form.adds && <BandChooser adds={form.adds} />}
        {form.groups.map((group, at) => (
          <Fields
            key={group.href ?? group.title ?? ''}
            group={group}
            isFirst={!isDrawer && at === 0}
          />
        ))}
        {form.act && <ActButton act={form.act} />}
        {around && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => open({ name: 'field', at: around, isText: true })}
          >
            Edit the text around it
          </Button>
        )}
        <p className="where">{form.where}</p>
      </Frame>
    </section>
  );
}
