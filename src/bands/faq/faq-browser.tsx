import { useEffect, useRef, useState } from 'react';
import { Changing } from '../../components/changing.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import { fill, matchesQuery } from '../../lib/text.ts';

type Props = { words: { resultsOne: string; resultsMany: string; none: string } };

/** Both axes, because the tabs form a row on small screens and a column on wide ones. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tab to which a key leads. In right-to-left languages, the next one is to the left. */
function tabAfter(at: number, key: string, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const isMirrored = document.dir === 'rtl' && /Left|Right/.test(key);
  return (at + (isMirrored ? -step : step) + count) % count;
}

const targetOf = (address: Location) => {
  try {
    return document.getElementById(decodeURIComponent(address.hash.slice(1)));
  } catch {
    return null;
  }
};

/** Safari throws after a hundred changes in ten seconds. The next change makes up for it. */
const writeAddress = (address: URL) => {
  try {
    history.replaceState(null, '', address);
  } catch {}
};

const writeQuery = (asked: string) => {
  const address = new URL(location.href);
  if (asked) {
    address.searchParams.set('q', asked);
    // A category in the address would hide what was found after a reload.
    address.hash = '';
  } else address.searchParams.delete('q');
  writeAddress(address);
};

/** The text to search: question and answer, without the link at the end of every item. */
const wordsOf = (item: HTMLElement) =>
  [...item.querySelectorAll('summary, .question-answer > :not([data-item-link])')]
    .map((part) => part.textContent)
    .join(' ');

/** Where the tabs are a row that scrolls, the chosen one is in sight. */
function bringIntoRow(tab: Element, row: Element) {
  const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (shown.left + shown.right - whole.left - whole.right) / 2 });
}

/**
 * Shows one category of questions at a time, or all questions that match a search. The field, the tabs
 * and the panels around it are HTML of the page; it renders the count of what was found. Until it wakes,
 * the categories are links, and CSS shows the one in the address.
 */
export function FaqBrowser({ words }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  useAwake(frame);
  const [found, setFound] = useState<{ count: number; query: string }>();

  useEffect(() => {
    const faq = frame.current?.closest<HTMLElement>('.faq');
    const field = faq?.querySelector<HTMLInputElement>('[type=search]');
    const clear = faq?.querySelector<HTMLButtonElement>('search button');
    const row = faq?.querySelector<HTMLElement>('[role=tablist]');
    if (!faq || !field || !clear || !row) return;
    const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]')];
    const panels = [...faq.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    let selected = 0;
    let query = '';

    const show = () => {
      const isSearching = query !== '';
      faq.toggleAttribute('data-searching', isSearching);
      clear.hidden = !isSearching;
      let count = 0;
      for (const [at, panel] of panels.entries()) {
        const items = [...panel.querySelectorAll('details')];
        for (const item of items) item.hidden = isSearching && !matchesQuery(wordsOf(item), query);
        const matches = items.filter(({ hidden }) => !hidden).length;
        panel.toggleAttribute('data-shown', isSearching ? matches > 0 : at === selected);
        count += matches;
      }
      for (const [at, tab] of tabs.entries()) {
        tab.ariaSelected = `${at === selected && !isSearching}`;
        tab.tabIndex = at === selected ? 0 : -1;
        if (at === selected) bringIntoRow(tab, row);
      }
      setFound(isSearching ? { count, query } : undefined);
    };
    const close = (isStale = (_item: Element) => true) => {
      for (const item of faq.querySelectorAll('details')) if (isStale(item)) item.open = false;
    };
    const search = (value: string) => {
      query = value.trim();
      writeQuery(query);
      show();
    };
    const empty = () => {
      field.value = '';
      search('');
      field.focus();
    };
    const select = (at: number) => {
      selected = at;
      close();
      // A category ends a search.
      query = '';
      field.value = '';
      const address = new URL(location.href);
      address.searchParams.delete('q');
      address.hash = panels[at]?.id ?? '';
      writeAddress(address);
      show();
    };
    const follow = (change?: Event) => {
      // Back at the address without a category, the first one shows again.
      if (change && !location.hash) selected = 0;
      const target = targetOf(location);
      const at = panels.findIndex((panel) => panel.contains(target));
      if (target && at >= 0) {
        selected = at;
        // On waking, questions that the visitor has already opened in this category stay open.
        if (target === panels[at]) close((item) => Boolean(change) || !target.contains(item));
        if (target instanceof HTMLDetailsElement) {
          target.open = true;
          requestAnimationFrame(() => target.scrollIntoView());
        }
      }
      show();
    };
    const press = (event: MouseEvent) => {
      const at = tabs.findIndex((tab) => tab.contains(event.target as Node));
      if (at < 0) return;
      event.preventDefault();
      select(at);
    };
    const move = (event: KeyboardEvent) => {
      const to = tabAfter(selected, event.key, tabs.length);
      if (to === undefined) return;
      event.preventDefault();
      select(to);
      tabs[to]?.focus();
    };

    // Text typed before the island woke is newer than the address, and an answer that the address names
    // is not to be hidden by a search.
    const typed = field.value.trim();
    const given = new URLSearchParams(location.search).get('q')?.trim() ?? '';
    query = typed || (faq.contains(targetOf(location)) ? '' : given);
    if (!typed) field.value = query;
    if (query !== given) writeQuery(query);
    faq.dataset.awake = '';
    follow();

    const leaving = new AbortController();
    const { signal } = leaving;
    field.addEventListener('input', () => search(field.value), { signal });
    clear.addEventListener('click', empty, { signal });
    row.addEventListener('click', press, { signal });
    row.addEventListener('keydown', move, { signal });
    addEventListener('hashchange', follow, { signal });
    return () => leaving.abort();
  }, []);

  const { none, resultsOne, resultsMany } = words;
  const says = ({ count, query }: { count: number; query: string }) =>
    fill(count === 0 ? none : count === 1 ? resultsOne : resultsMany, {
      count: count.toLocaleString(document.documentElement.lang),
      query,
    });
  return <span ref={frame}>{found && <Changing>{says(found)}</Changing>}</span>;
}
