import type { Claim, Source } from '../api.ts';
import { FieldEditor } from './field-editor.tsx';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import type { Spot } from './spots.ts';
import { useAsked } from './use-asked.ts';
import { useEditor } from './use-editor.ts';

type Props = { at: Source; mark?: number | undefined; spot: Spot | undefined; onClose: () => void };

function Reading({ claim, index }: { claim: Claim; index: number }) {
  const { send } = useEditor();
  const { file, id, readings } = claim;
  const reading = readings[index];
  const at = { file, path: reading?.path ?? [] };
  const field = useAsked(() => server.field(at), JSON.stringify(at));
  const settle = () =>
    send(() => server.settle(id, index, { [file]: field?.version ?? '' }), 'Settled');
  return (
    <li>
      {field && <FieldEditor field={field} isMain />}
      <p className="where">{reading?.pages.join(', ')}</p>
      {readings.length > 1 && (
        <button type="button" className="button" onClick={settle}>
          Say {reading?.value} everywhere
        </button>
      )}
    </li>
  );
}

/** The owner's word for a claim of the register. What the brand file says is that already. */
function Confirmed({ claim: { file, path } }: { claim: Claim }) {
  const at = { file, path: [...path, 'confirmed'] };
  const field = useAsked(() => server.field(at), JSON.stringify(at));
  return field ? <FieldEditor field={field} /> : null;
}

/** An entry of the register: all readings, and the pages that print each. */
export function ClaimPanel({ at, mark, spot, onClose }: Props) {
  const { page, open } = useEditor();
  const id = at.path.at(-1);
  const claim = useAsked(server.claims)?.find((each) => each.id === id);
  if (!claim) return null;
  const text = page?.fields.find((each) => mark !== undefined && each.mark === mark);
  return (
    <Sheet title={claim.description} spot={spot} onClose={onClose}>
      {claim.readings.length > 1 && (
        <p className="soft">Pages disagree. Settle on one reading, or leave them as they are.</p>
      )}
      <ol className="readings">
        {claim.readings.map(({ pages }, index) => (
          <Reading key={pages.join()} claim={claim} index={index} />
        ))}
      </ol>
      {claim.path[0] !== 'claims' && <Confirmed claim={claim} />}
      {text && (
        <button
          type="button"
          className="button"
          onClick={() => open({ name: 'field', at: text, mark: text.mark })}
        >
          Edit the text around it
        </button>
      )}
      <p className="where">{claim.file}</p>
    </Sheet>
  );
}
