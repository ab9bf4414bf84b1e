import { Search } from 'lucide';
import { useRef, useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { open } from './drafts.ts';
import { current } from './store.ts';

/** One search for several keys that are typed fast. */
const pauseMs = 150;

/** Searches the texts of all pages; the panel lists what is found. Arrow Down moves to the list. */
export function SearchField() {
  const [words, setWords] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: string) => {
    clearTimeout(pause.current);
    const view = { name: 'search' as const, path: current().path, words: next };
    pause.current = setTimeout(() => open(next.trim() ? view : undefined), pauseMs);
  };
  return (
    <search className="relative w-52">
      <LineIcon
        drawing={Search}
        className="pointer-events-none absolute start-2.5 top-3 size-4 text-soft"
      />
      <input
        id="search"
        type="search"
        className="field min-h-10 ps-8.5 pe-2"
        aria-label="Search all texts"
        aria-keyshortcuts="Control+K"
        placeholder="Search (Ctrl+K)"
        autoComplete="off"
        value={words}
        onFocus={() => words.trim() && show(words)}
        onChange={({ target }) => {
          setWords(target.value);
          show(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('aside [data-entry]:not([hidden] *)')?.focus();
        }}
      />
    </search>
  );
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the words of a search are marked. */
export function Found({ text, words }: { text: string; words: string }) {
  const any = words.trim().split(/\s+/).map(escaped).join('|');
  if (!any) return text;
  const parts = text.split(RegExp(`(${any})`, 'iu'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
  return parts.map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part));
}
