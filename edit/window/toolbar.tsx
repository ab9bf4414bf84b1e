import { type IconNode, Monitor, Moon, Redo2, Smartphone, Sun, Tablet, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import type { Sheet } from '../api.ts';
import { QuietButton, ToolButton } from './buttons.tsx';
import { open } from './drafts.ts';
import { setMode } from './frames.ts';
import { step } from './history.ts';
import { SearchField } from './search-field.tsx';
import type { Mode, Width } from './state.ts';
import { clearMessage, note, useStore } from './store.ts';

const shownMs = 4000;

/** The last result for four seconds; the reason why something failed until the next act. */
function Message() {
  const { message } = useStore();
  const [text, setText] = useState('');
  useEffect(() => {
    // Text that is there from the start would not be read out.
    setText(message && !message.isAlert ? message.text : '');
    if (!message || message.isAlert) return;
    const wait = setTimeout(clearMessage, shownMs);
    return () => clearTimeout(wait);
  }, [message]);
  return (
    <div className="fixed bottom-4 left-4 z-10 max-w-120 font-semibold">
      <p role="status" className="raised px-3.5 py-2 text-good empty:hidden">
        {text}
      </p>
      {message?.isAlert && (
        <p role="alert" className="raised px-3.5 py-2 text-alert">
          {message.text}
        </p>
      )}
    </div>
  );
}

const sheets: Partial<Record<Sheet, string>> = {
  page: 'Page',
  pages: 'Pages',
  menu: 'Menu',
  prices: 'Prices',
  brand: 'Brand',
};

const modes: Record<Mode, string> = { edit: 'Edit', use: 'Use' };

const widths: [Width, label: string, IconNode][] = [
  ['phone', 'Phone: 390 pixels', Smartphone],
  ['tablet', 'Tablet: 768 pixels', Tablet],
  ['desktop', 'Desktop', Monitor],
];

/** The site keeps the theme that a visitor has chosen, and all its open pages follow. */
function ThemeButton() {
  const [theme, setTheme] = useState(
    () =>
      localStorage.getItem('theme') ??
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
  const isDark = theme === 'dark';
  const turn = () => {
    const next = isDark ? 'light' : 'dark';
    localStorage.setItem('theme', next);
    setTheme(next);
  };
  return (
    <ToolButton
      drawing={isDark ? Moon : Sun}
      label="Dark theme"
      aria-pressed={isDark}
      onClick={turn}
    />
  );
}

/** Above the page, in its own row: nothing of the page can cover it. */
export function Toolbar() {
  const { mode, view, known, path, width } = useStore();
  const { undo, redo, changed, unpublished = 0, problems = 0 } = known ?? {};
  const show = (name: Sheet) => open(view?.name === name ? undefined : { name, path });
  const isEditing = mode === 'edit';
  const names = problems > 0 ? { problems: 'Problems' } : sheets;
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b bg-card px-3 py-1.5">
      <fieldset aria-label="What a click does" className="flex">
        {(Object.keys(modes) as Mode[]).map((name) => (
          <QuietButton
            key={name}
            aria-pressed={mode === name}
            aria-keyshortcuts="Control+E"
            title={`${modes[name]} (Ctrl+E)`}
            onClick={() => setMode(name)}
          >
            {modes[name]}
          </QuietButton>
        ))}
      </fieldset>
      <fieldset aria-label="What to edit" hidden={!isEditing} className="flex gap-1">
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <QuietButton
            key={name}
            id={name}
            aria-pressed={view?.name === name}
            onClick={() => show(name)}
          >
            {names[name]}
          </QuietButton>
        ))}
      </fieldset>
      {isEditing && <SearchField />}
      <fieldset aria-label="How to show the page" className="ms-auto flex">
        {widths.map(([name, label, drawing]) => (
          <ToolButton
            key={name}
            drawing={drawing}
            label={label}
            aria-pressed={width === name}
            onClick={() => note({ width: name })}
          />
        ))}
        <ThemeButton />
      </fieldset>
      <fieldset aria-label="Changes" hidden={!isEditing} className="flex items-center gap-1">
        <ToolButton
          id="undo"
          drawing={Undo2}
          label={undo ? `Undo: ${undo.name} (Ctrl+Z)` : 'Undo (Ctrl+Z)'}
          disabled={!undo}
          onClick={() => step('undo')}
        />
        <ToolButton
          id="redo"
          drawing={Redo2}
          label={redo ? `Redo: ${redo.name} (Ctrl+Shift+Z)` : 'Redo (Ctrl+Shift+Z)'}
          disabled={!redo}
          onClick={() => step('redo')}
        />
        {changed !== undefined && (
          <QuietButton
            id="changes"
            aria-pressed={view?.name === 'changes'}
            onClick={() => show('changes')}
          >
            Changes{changed > 0 && ` (${changed})`}
            {unpublished > 0 && <span className="font-normal text-soft">not published</span>}
          </QuietButton>
        )}
      </fieldset>
      <Message />
    </header>
  );
}
