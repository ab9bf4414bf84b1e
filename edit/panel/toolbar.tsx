import { Pencil, Redo2, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '../../src/components/button.tsx';
import { LineIcon } from '../../src/components/line-icon.tsx';
import type { Sheet } from '../api.ts';
import { QuietButton, ToolButton } from './buttons.tsx';
import { keepChanges, open, sayNothing, step, toggle, useStore } from './store.ts';

const shownMs = 4000;

/** What was done last, for a moment; why something was not done, until the next act. */
function Said() {
  const { said } = useStore();
  const [words, setWords] = useState('');
  useEffect(() => {
    // What is there from the start, as after a reload, would not be read out.
    setWords(said && !said.isAlert ? said.words : '');
    if (!said || said.isAlert) return;
    const wait = setTimeout(sayNothing, shownMs);
    return () => clearTimeout(wait);
  }, [said]);
  return (
    <>
      <p role="status" className="raised px-3.5 py-2 font-semibold text-good empty:hidden">
        {words}
      </p>
      {said?.isAlert && (
        <p role="alert" className="raised max-w-120 px-3.5 py-2 font-semibold text-alert">
          {said.words}
        </p>
      )}
    </>
  );
}

/** While the content has faults, there is nothing else to edit. */
const tools: Partial<Record<Sheet, string>> = document.body.hasAttribute('data-faults')
  ? { faults: 'Faults' }
  : { page: 'Page', pages: 'Pages', menu: 'Menu', prices: 'Prices', brand: 'Brand' };

/** The one thing that shows while the page is as live; everything else comes with editing. */
export function Toolbar() {
  const { isOn, view, known } = useStore();
  const { canUndo = false, canRedo = false, changed } = known ?? {};
  const show = (name: Sheet) =>
    open(view?.name === name ? undefined : { name, path: location.pathname });
  return (
    <div className="mx-5 flex flex-wrap items-center justify-end gap-2">
      <Said />
      <fieldset
        aria-label="Editing"
        className="raised pointer-events-auto flex flex-wrap gap-1.5 p-1.5"
      >
        {isOn && (
          <>
            {(Object.keys(tools) as Sheet[]).map((name) => (
              <QuietButton
                key={name}
                id={name}
                aria-pressed={view?.name === name}
                onClick={() => show(name)}
              >
                {tools[name]}
              </QuietButton>
            ))}
            <ToolButton
              id="undo"
              drawing={Undo2}
              label="Undo (Ctrl+Z)"
              disabled={!canUndo}
              onClick={() => step('undo')}
            />
            <ToolButton
              id="redo"
              drawing={Redo2}
              label="Redo (Ctrl+Shift+Z)"
              disabled={!canRedo}
              onClick={() => step('redo')}
            />
            {changed !== undefined && (
              <QuietButton
                id="keep"
                aria-disabled={changed === 0 || undefined}
                onClick={() => changed > 0 && keepChanges()}
              >
                Keep these changes
              </QuietButton>
            )}
          </>
        )}
        <Button id="edit" size="small" aria-keyshortcuts="Control+E" onClick={() => toggle()}>
          {!isOn && <LineIcon drawing={Pencil} className="size-5" />}
          {isOn ? 'Done' : 'Edit'} {!isOn && <kbd>Ctrl E</kbd>}
        </Button>
      </fieldset>
    </div>
  );
}
