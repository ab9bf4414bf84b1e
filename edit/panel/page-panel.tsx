import type { Field, PageFields } from '../api.ts';
import { isBandList } from './band-picker.tsx';
import { FieldEditor } from './field-editor.tsx';
import { filled } from './live.tsx';
import { keyOf, useMemory } from './memory.ts';
import { Sheet } from './sheet.tsx';
import { findSpots, isSeen } from './spots.ts';
import { useEditor } from './use-editor.ts';

type Shown = NonNullable<PageFields['shown']>;

/** The page as a search lists it, and as a shared link shows it, while its words are typed. */
function Previews({ shown, meta }: { shown: Shown; meta: Field[] }) {
  const { drafts } = useMemory();
  const typed = (name: string, printed: string) => {
    const field = meta.find(({ path }) => path.at(-1) === name);
    const draft = field && drafts[keyOf(field)];
    if (!draft) return printed;
    // A function, as a plain replacement would read the $ marks in a text.
    return printed.replace(filled(String(field.value), field), () =>
      filled(String(draft.value ?? ''), field),
    );
  };
  const title = typed('title', shown.title);
  const description = typed('description', shown.description);
  return (
    <>
      <figure className="search-result">
        <figcaption className="where">In a search</figcaption>
        <p className="soft">{shown.address}</p>
        <p className="result-title">{title}</p>
        <p>{description}</p>
      </figure>
      <figure className="share">
        <figcaption className="where">As a shared link</figcaption>
        <img src={shown.picture} alt={`Shared link: ${title}`} />
        <p className="result-title">{title}</p>
      </figure>
    </>
  );
}

/** Fields that no text on the page leads to now. */
function outOfSight(fields: Field[]) {
  const seen = new Set(
    findSpots()
      .filter(isSeen)
      .map(({ number }) => number),
  );
  return fields.filter(
    ({ mark, kind }) => !(mark !== undefined && seen.has(mark)) && kind !== 'group',
  );
}

function Missing() {
  const { state } = useEditor();
  if (!state?.missing.length) return null;
  return (
    <section className="group">
      <h3>Missing in this language</h3>
      <ul className="plain">
        {state.missing.map(({ path, file }) => (
          <li key={file}>
            {path} <span className="where">{file} is not there</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PagePanel({ onClose }: { onClose: () => void }) {
  const { page, open } = useEditor();
  if (!page) return null;
  const own = page.fields.filter(({ file }) => file === page.file);
  const meta = own.filter(({ path, kind }) => path[0] === 'meta' && kind !== 'group');
  const bands = own.find(isBandList);
  const others = outOfSight(own).filter((field) => !meta.includes(field) && field !== bands);
  return (
    <Sheet title="Page" isDrawer onClose={onClose}>
      {page.shown && <Previews shown={page.shown} meta={meta} />}
      {meta.map((field) => (
        <FieldEditor key={keyOf(field)} field={field} />
      ))}
      {bands && <FieldEditor field={bands} />}
      <Missing />
      {others.length > 0 && (
        <details className="group">
          <summary>Without a text to press ({others.length})</summary>
          <ul className="plain">
            {others.map((field) => (
              <li key={keyOf(field)}>
                <button
                  type="button"
                  className="line"
                  onClick={() => open({ name: 'field', at: field })}
                >
                  <span>{field.description}</span>
                  <span className="soft">
                    {typeof field.value === 'object' ? '' : String(field.value ?? 'not there')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="where">{page.file}</p>
    </Sheet>
  );
}
