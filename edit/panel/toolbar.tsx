import { type IconNode, Pencil, Redo2, Undo2 } from 'lucide';
import type { ComponentProps } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { useMemory, type View } from './memory.ts';
import { Said } from './said.tsx';
import { useEditor } from './use-editor.ts';

type ToolProps = ComponentProps<'button'> & { drawing: IconNode; label: string };

/** A button that is only a drawing; its name shows on hover. */
export const ToolButton = ({ drawing, label, ...rest }: ToolProps) => (
  <button type="button" className="tool" aria-label={label} title={label} {...rest}>
    <LineIcon drawing={drawing} />
  </button>
);

type Props = { isOn: boolean; onToggle: () => void; onUndo: () => void; onRedo: () => void };

const tools = [
  { name: 'page', label: 'Page' },
  { name: 'prices', label: 'Prices' },
  { name: 'brand', label: 'Brand' },
  { name: 'check', label: 'Check' },
] as const;

/** The one thing that shows while the page is as live; everything else comes with editing. */
export function Toolbar({ isOn, onToggle, onUndo, onRedo }: Props) {
  const { state, open } = useEditor();
  const { view } = useMemory();
  const toggle = (name: (typeof tools)[number]['name'] | 'changes'): View | undefined =>
    view?.name === name ? undefined : { name };
  const count = state?.differences.length ?? 0;
  return (
    <div className="bar">
      {!view && <Said />}
      <div role="toolbar" aria-label="Editing" className="toolbar">
        {isOn && (
          <>
            {tools.map(({ name, label }) => (
              <button
                key={name}
                type="button"
                id={name}
                className="button"
                aria-pressed={view?.name === name}
                onClick={() => open(toggle(name))}
              >
                {label}
              </button>
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
          {isOn ? 'Done' : 'Edit'} {!isOn && <kbd>Ctrl E</kbd>}
        </button>
      </div>
    </div>
  );
}
