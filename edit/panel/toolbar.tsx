import { FileText, Palette, Pencil, Redo2, Tag, Undo2 } from 'lucide';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { useMemory, type View } from './memory.ts';
import { ToolButton } from './tool-button.tsx';
import { useEditor } from './use-editor.ts';

type Props = { isOn: boolean; onToggle: () => void; onUndo: () => void; onRedo: () => void };

const tools = [
  { name: 'page', label: 'Page', drawing: FileText },
  { name: 'prices', label: 'Prices', drawing: Tag },
  { name: 'brand', label: 'Brand', drawing: Palette },
] as const;

/** The one thing that shows while the page is as live; everything else comes with editing. */
export function Toolbar({ isOn, onToggle, onUndo, onRedo }: Props) {
  const { state, open } = useEditor();
  const { view, said } = useMemory();
  const toggle = (name: 'page' | 'prices' | 'brand' | 'changes'): View | undefined =>
    view?.name === name ? undefined : { name };
  const count = state?.differences.length ?? 0;
  return (
    <div className="bar">
      <p role="status" className="said">
        {said}
      </p>
      <div role="toolbar" aria-label="Editing" className="toolbar">
        {isOn && (
          <>
            {tools.map(({ name, label, drawing }) => (
              <ToolButton
                key={name}
                id={name}
                drawing={drawing}
                label={label}
                aria-pressed={view?.name === name}
                onClick={() => open(toggle(name))}
              />
            ))}
            <ToolButton
              id="undo"
              drawing={Undo2}
              label="Undo (Ctrl+Z)"
              disabled={!state?.canUndo}
              onClick={onUndo}
            />
            <ToolButton
              id="redo"
              drawing={Redo2}
              label="Redo (Ctrl+Shift+Z)"
              disabled={!state?.canRedo}
              onClick={onRedo}
            />
            <button
              type="button"
              id="changes"
              className="button"
              aria-pressed={view?.name === 'changes'}
              onClick={() => open(toggle('changes'))}
            >
              Changes{count > 0 && <span className="count">{count}</span>}
            </button>
          </>
        )}
        <button
          type="button"
          id="edit"
          className="button primary"
          aria-keyshortcuts="Control+E"
          onClick={onToggle}
        >
          <LineIcon drawing={Pencil} />
          {isOn ? 'Done' : 'Edit'} <kbd>Ctrl E</kbd>
        </button>
      </div>
    </div>
  );
}
