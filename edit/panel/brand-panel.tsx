import { useEffect, useState } from 'react';
import type { Issue } from '../../src/content/faults.ts';
import type { Field } from '../api.ts';
import { colorLike } from './controls.tsx';
import { FieldEditor } from './field-editor.tsx';
import { hideColors, showColors } from './live-brand.ts';
import { keepDraft, keyOf, useMemory } from './memory.ts';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useAsked } from './use-asked.ts';
import { useEditor } from './use-editor.ts';

const groups: [title: string, names: string][] = [
  ['Name', 'name shortName legalName tagline domain'],
  ['Contact', 'email phone address hours jurisdiction'],
  ['Colors', 'grounds mast link inks'],
  ['Type, mark and plate', 'type mark logo share plate'],
];

const titleOf = ({ path }: Field) =>
  groups.find(([, names]) => names.split(' ').includes(String(path[0])))?.[0] ?? 'All else';

/** What a field belongs to says which of two alike it is. */
const caption = ({ path, around }: Field) =>
  path.length > 1 ? (around ?? path.slice(0, -1).join(' ')) : '';

function Verdict({ field, verdict }: { field: Field; verdict: Issue }) {
  const { send } = useEditor();
  const take = () => {
    const value = colorLike(field.value, verdict.remedy ?? '');
    const at = { file: field.file, path: field.path };
    keepDraft(field, undefined);
    const changes = [{ do: 'set', at, value } as const];
    void send(() => server.change(changes, { [field.file]: field.version }), 'Saved');
  };
  return (
    <div className="fault">
      <p>{verdict.message}</p>
      {verdict.remedy && (
        <button type="button" className="button" onClick={take}>
          <span className="swatch-dot" style={{ background: verdict.remedy }} />
          Take {verdict.remedy}
        </button>
      )}
    </div>
  );
}

/** What the reader would say of the colors that are being chosen. */
function useVerdicts(fields: Field[], saved: Issue[]): Issue[] {
  const { drafts } = useMemory();
  const [verdicts, setVerdicts] = useState<Issue[]>();
  const changes = fields.flatMap((field) => {
    const draft = field.kind === 'color' ? drafts[keyOf(field)] : undefined;
    const at = { file: field.file, path: field.path };
    return draft ? [{ do: 'set', at, value: draft.value } as const] : [];
  });
  const key = JSON.stringify(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (changes.length === 0) return setVerdicts(undefined);
    // A color that is drawn through the picker changes with every move.
    const wait = setTimeout(() => void server.verdicts(changes).then(setVerdicts, () => {}), 120);
    return () => clearTimeout(wait);
  }, [key]);
  return verdicts ?? saved;
}

export function BrandPanel({ onClose }: { onClose: () => void }) {
  const brand = useAsked(server.brand);
  const { drafts } = useMemory();
  const fields = brand?.fields.filter(({ kind }) => kind !== 'group') ?? [];
  const verdicts = useVerdicts(fields, brand?.verdicts ?? []);
  useEffect(() => {
    if (brand) showColors(brand.fields, drafts);
  }, [brand, drafts]);
  useEffect(() => hideColors, []);
  if (!brand) return null;
  const titles = [...groups.map(([title]) => title), 'All else'];
  return (
    <Sheet title="Brand" isDrawer onClose={onClose}>
      {titles.map((title) => (
        <details key={title} className="group" open={title !== 'All else'}>
          <summary>{title}</summary>
          {fields
            .filter((field) => titleOf(field) === title)
            .map((field) => {
              const verdict = verdicts.find(({ path }) => path.join() === field.path.join());
              return (
                <div key={keyOf(field)} className="entry">
                  {caption(field) && <p className="where">{caption(field)}</p>}
                  <FieldEditor field={field} />
                  {verdict && <Verdict field={field} verdict={verdict} />}
                </div>
              );
            })}
        </details>
      ))}
      <p className="where">{brand.file}</p>
    </Sheet>
  );
}
