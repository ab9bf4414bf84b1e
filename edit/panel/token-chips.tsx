import type { Source, Token } from '../api.ts';
import { useEditor } from './use-editor.ts';

export const isClaim = ({ file, path }: Source) => file.endsWith('claims.yaml') && path.length > 0;

/** The tokens of a text, and what each stands for. Those of a register lead to their entry. */
export function TokenChips({ tokens, mark }: { tokens: Token[]; mark: number | undefined }) {
  const { open } = useEditor();
  if (tokens.length === 0) return null;
  return (
    <ul className="chips" aria-label="What the words in braces stand for">
      {tokens.map(({ raw, value, source }) => {
        const words = (
          <>
            <code>{raw}</code> <span>{value ?? 'filled in by the page'}</span>
          </>
        );
        const press = () => {
          if (source) open({ name: isClaim(source) ? 'claim' : 'field', at: source, mark });
        };
        return (
          <li key={raw}>
            {source ? (
              <button type="button" className="chip" onClick={press}>
                {words}
              </button>
            ) : (
              <span className="chip">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
