import { X } from 'lucide';
import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../../src/components/button.tsx';
import type { Form, Group } from '../api.ts';
import { QuietButton, ToolButton } from './buttons.tsx';
import { BandChooser } from './chooser.tsx';
import { FieldEditor } from './field-editor.tsx';
import { filled } from './live.tsx';
import { ProblemNote } from './problem-note.tsx';
import { findSpots, isSeen, type Spot, useBox } from './spots.ts';
import { type Draft, keyOf } from './state.ts';
import { current, doAct, note, open, useStore } from './store.ts';

const typedColors = new CSSStyleSheet();
document.adoptedStyleSheets.push(typedColors);

/** The field that had the focus before the page was reloaded, or the first one. */
function focusFirst(sheet: HTMLElement | null) {
  if (!sheet) return;
  const { focus, caret } = current();
  // It may have been in the bar.
  const known = focus ? (sheet.getRootNode() as ShadowRoot).getElementById(focus) : undefined;
  const fields = [...sheet.querySelectorAll<HTMLElement>('input, textarea, select')];
  const target = known ?? fields.find((field) => field.checkVisibility()) ?? sheet;
  // Its part was open then.
  for (let part = known?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  target.focus();
  note({ focus: undefined, caret: undefined });
  if (!(target instanceof HTMLTextAreaElement)) return;
  const end = (known && caret) ?? target.value.length;
  target.setSelectionRange(end, end);
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
const Notes = ({ notes = [] }: Pick<Group, 'notes'>) => (
  <ul className="grid gap-2 py-1 empty:hidden">
    {notes.map(({ says, where, at }) => (
      <li key={says + where}>
        {at ? (
          <button
            type="button"
            className="text-start underline decoration-edge underline-offset-4 hover:text-link"
            onClick={() => open({ name: 'field', at })}
          >
            {says}
          </button>
        ) : (
          says
        )}{' '}
        <span className="where">{where}</span>
      </li>
    ))}
  </ul>
);

/** A page in a list: it leads there, and says how the page is. */
const PageLine = ({ group: { title, href, state, notes = [] } }: { group: Group }) => (
  <div className="flex flex-wrap items-baseline gap-x-4 border-rule border-t pt-3">
    <a
      href={href}
      className="flex-1 py-0.5 font-semibold text-link underline-offset-4 hover:underline"
      aria-current={href === location.pathname ? 'page' : undefined}
    >
      {title} <span className="where font-normal">{href}</span>
    </a>
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
  // Not with every key: a page has many texts.
  const fields = useMemo(() => {
    const seen = group.isUnseen ? findSpots().filter(isSeen) : [];
    return group.fields.filter(({ mark }) => !seen.some(({ number }) => number === mark));
  }, [group]);
  const parts = Map.groupBy(fields, ({ path }) => path.slice(0, -1).join('.'));
  const content = (
    <div className="grid gap-4">
      <Notes notes={group.notes} />
      {[...parts].map(([key, part]) => {
        const [{ around } = {}] = part;
        return (
          <div key={key} className="grid gap-4">
            {/* Beside a text there is only what belongs to it. */}
            {around && around !== group.title && !isMain && (
              <h3 className="-mb-2 border-rule border-t pt-3 font-display font-semibold">
                {around}
              </h3>
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
      <summary className="cursor-pointer pb-2 font-bold font-display">{group.title}</summary>
      {content}
    </details>
  );
}

type Props = { form: Form; spot: Spot | undefined; onClose: () => void };

/** What is open beside the page: fields, whatever it is about. */
export function Panel({ form, spot, onClose }: Props) {
  const { view } = useStore();
  const { act, adds, around, colors, doors = [], groups, shown, title, where } = form;
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusFirst(sheet.current), []);
  // A color that is half typed leaves the last one that was whole.
  useEffect(() => {
    if (colors) typedColors.replaceSync(colors);
  }, [colors]);
  useEffect(() => () => typedColors.replaceSync(''), []);

  const isDrawer = view?.name !== 'field';
  const box = useBox(isDrawer ? undefined : spot);
  const isText = groups[0]?.fields[0]?.kind === 'markdown';
  // Beside the whole column of a text, so that it can be read while it is typed.
  const column = isText ? spot?.element.parentElement?.getBoundingClientRect() : undefined;
  const { left, width, top, bottom } = column ?? box ?? new DOMRect();

  const Body = act ? 'form' : 'div';
  // The form of a picture, which stands in others, submits itself.
  const submit = (event: SubmitEvent) => {
    if (!act) return;
    event.preventDefault();
    void doAct();
  };
  return (
    <>
      {box && (
        <div
          className="absolute"
          // What of it is in the window, or the edge behind which it went.
          style={{
            anchorName: '--text',
            left,
            width,
            top: `clamp(0px, ${top}px, 100%)`,
            bottom: `clamp(0px, 100% - ${bottom}px, 100%)`,
          }}
        />
      )}
      <section
        ref={sheet}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={`raised pointer-events-auto absolute right-5 bottom-0 flex max-h-[calc(100cqh-1rem)] max-w-[calc(100cqw-2.5rem)] flex-col data-tall:h-full ${box ? 'beside' : ''}`}
        data-tall={(isDrawer && !act) || undefined}
        style={{ width: adds ? 920 : isDrawer ? 480 : 384 }}
      >
        <div className="flex items-center gap-2 border-rule border-b py-1.5 ps-4 pe-1.5">
          <h2 className="flex-1 font-bold font-display text-base">{title}</h2>
          <ToolButton drawing={X} label="Close" onClick={onClose} />
        </div>
        <Body
          className="grid content-start gap-4 overflow-y-auto overscroll-contain p-4"
          onSubmit={submit}
        >
          <div className="flex flex-wrap gap-2 empty:hidden">
            {doors.map(({ label, view }) => (
              <QuietButton key={label} onClick={() => open(view)}>
                {label}
              </QuietButton>
            ))}
          </div>
          {shown && <Previews shown={shown} />}
          {adds && <BandChooser adds={adds} />}
          {groups.map((group, at) => (
            // What its first field is, the head of the sheet says.
            <Fields
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
              key={`${group.href ?? group.title} ${at}`}
              group={group}
              isMain={!isDrawer && at === 0}
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
        </Body>
      </section>
    </>
  );
}
