import { X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Changing } from '../../components/changing.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import { fill, matchesQuery } from '../../lib/text.ts';
import type { FaqWords } from './faq-words.ts';

type Props = {
  words: FaqWords;
  categories: { id: string; title: string }[];
  /** Prefix of its ids and those of its panels, if a page has more than one. */
  prefix?: string;
  /** One panel of details elements for each category, rendered at build. */
  children?: ReactNode;
};

const next = (at: number, count: number) => (at + 1) % count;
const previous = (at: number, count: number) => (at + count - 1) % count;

/** Both axes, because the tabs form a row on small screens and a column on wide ones. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** In right-to-left languages, the next tab is to the left. */
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const targetOf = (address: Location) => {
  try {
    return document.getElementById(decodeURIComponent(address.hash.slice(1)));
  } catch {
    return null;
  }
};

/** Safari throws after a hundred changes in ten seconds. The next change makes up for it. */
const writeAddress = (address: URL | string) => {
  try {
    history.replaceState(null, '', address);
  } catch {}
};

const writeQuery = (asked: string) => {
  const address = new URL(location.href);
  if (asked) address.searchParams.set('q', asked);
  else address.searchParams.delete('q');
  writeAddress(address);
};

/** A number as the page's language writes it. */
const figureOf = (count: number) => count.toLocaleString(document.documentElement.lang);

/** The text to search: question and answer, without the link at the end of every item. */
const wordsOf = (item: HTMLElement) =>
  [...item.querySelectorAll('summary, .question-answer > :not([data-item-link])')]
    .map((part) => part.textContent)
    .join(' ');

/**
 * Shows one category of questions at a time, or all questions that match a search. Until it wakes, the
 * categories are links, and CSS shows the one in the address. The questions are not props but elements
 * from the build, so that their text is in the page only once.
 */
export function FaqBrowser({ words, categories, prefix = '', children }: Props) {
  const frame = useAwake<HTMLDivElement>();
  const field = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const first = categories[0]?.id;
  const [selected, setSelected] = useState(first);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const isSearching = query !== '';

  useEffect(() => {
    const follow = (change?: Event) => {
      // Back at the address without a category, the first one shows again.
      if (change && !location.hash) setSelected(first);
      const target = targetOf(location);
      const panel = target?.closest<HTMLElement>('[role=tabpanel]');
      if (!target || !panel || !frame.current?.contains(panel)) return;
      setSelected(panel.id.slice(prefix.length));
      // On waking, questions that the visitor has already opened in this category stay open.
      const stale = [...(frame.current?.querySelectorAll('details') ?? [])].filter(
        (item) => change !== undefined || !panel.contains(item),
      );
      if (target === panel) for (const item of stale) item.open = false;
      if (target instanceof HTMLDetailsElement) {
        target.open = true;
        requestAnimationFrame(() => target.scrollIntoView());
      }
    };
    // Text typed before the island woke is newer than the address, and an answer that the address names
    // is not to be hidden by a search.
    const typed = field.current?.value.trim();
    const query = new URLSearchParams(location.search).get('q')?.trim() ?? '';
    const isNamed = frame.current?.contains(targetOf(location));
    const asked = typed || (isNamed ? '' : query);
    if (field.current && !typed) field.current.value = asked;
    if (asked !== query) writeQuery(asked);
    setQuery(asked);
    setAwake(true);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [frame, prefix, first]);

  useEffect(() => {
    let found = 0;
    for (const panel of frame.current?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? []) {
      let inPanel = 0;
      for (const item of panel.querySelectorAll('details')) {
        const isMatch = !isSearching || matchesQuery(wordsOf(item), query);
        item.hidden = !isMatch;
        if (isMatch) inPanel += 1;
      }
      panel.toggleAttribute(
        'data-shown',
        isSearching ? inPanel > 0 : panel.id === prefix + selected,
      );
      found += inPanel;
    }
    setCount(found);
  }, [frame, query, selected, prefix, isSearching]);

  // Where the tabs are a row that scrolls, the chosen one is in sight.
  useEffect(() => {
    const tab = document.getElementById(`${prefix}tab-${selected}`);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: (shown.left + shown.right - whole.left - whole.right) / 2 });
  }, [selected, prefix]);

  const search = (value: string) => {
    const asked = value.trim();
    setQuery(asked);
    writeQuery(asked);
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    search('');
    field.current?.focus();
  };
  const select = (id: string) => {
    setSelected(id);
    for (const item of frame.current?.querySelectorAll('details') ?? []) item.open = false;
    writeAddress(`#${prefix}${id}`);
  };
  const move = (event: KeyboardEvent, at: number) => {
    const key = (document.dir === 'rtl' && mirrored[event.key]) || event.key;
    const to = moves[key]?.(at, categories.length);
    const category = to === undefined ? undefined : categories[to];
    if (!category) return;
    event.preventDefault();
    select(category.id);
    document.getElementById(`${prefix}tab-${category.id}`)?.focus();
  };

  const { label, placeholder, clear: clearLabel, none, resultsOne, resultsMany } = words.search;
  const result = count === 0 ? none : count === 1 ? resultsOne : resultsMany;
  return (
    <div
      ref={frame}
      className="faq"
      data-awake={isAwake || undefined}
      data-searching={isSearching || undefined}
    >
      <search className="needs-script block">
        <label htmlFor={`${prefix}faq-search`} className="mb-2 block text-sm font-semibold">
          {label}
        </label>
        <div className="relative">
          <input
            ref={field}
            id={`${prefix}faq-search`}
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            onChange={(event) => search(event.target.value)}
            className="field pe-12"
          />
          {isSearching && (
            <button type="button" onClick={clear} className="icon-button absolute top-0.5 end-0.5">
              <LineIcon drawing={X} className="size-5" />
              <span className="sr-only">{clearLabel}</span>
            </button>
          )}
        </div>
        <p role="status" className="mt-2 mb-2 min-h-6 text-sm text-soft">
          {isSearching && <Changing>{fill(result, { count: figureOf(count), query })}</Changing>}
        </p>
      </search>
      <div
        role="tablist"
        aria-label={words.tabsLabel}
        className="faq-tabs needs-script"
        hidden={isSearching}
      >
        {categories.map(({ id, title }, at) => (
          <a
            key={id}
            id={`${prefix}tab-${id}`}
            href={`#${prefix}${id}`}
            role="tab"
            aria-selected={id === selected}
            aria-controls={prefix + id}
            tabIndex={id === selected ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              select(id);
            }}
            onKeyDown={(event) => move(event, at)}
            className="faq-tab"
          >
            {title}
          </a>
        ))}
      </div>
      {children}
    </div>
  );
}
