import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pageHtmlIn } from '../../islands/page-html.ts';
import { usePageForm } from '../../islands/use-page-form.ts';
import { matchesQuery } from '../../lib/search.ts';
import { fill } from '../../lib/text.ts';

type Props = {
  words: { tabsLabel: string; resultsOne: string; resultsMany: string; none: string };
  categories: { id: string; title: string }[];
  /** The panels with all questions and answers, in the order of the categories. */
  children?: ReactNode;
};

/** With a query, the questions found are shown, otherwise the selected category. */
type State = { selected: number; query: string; found: Element[] };

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

function writeAddress({ query = '', hash = location.hash }) {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  // A category in the address would hide what was found after a reload.
  address.hash = query ? '' : hash;
  try {
    history.replaceState(null, '', address);
  } catch {
    // Safari allows a hundred changes in ten seconds. The next one makes up for it.
  }
}

const questionsIn = (panel: Element) =>
  [...panel.children].filter((part) => part instanceof HTMLDetailsElement);

const isTarget = (part: Element) => part.matches(':target, :has(:target)');

/** Question and answer, without the link below them. */
const textOf = ({ children: [question, answer] }: Element) =>
  `${question?.textContent} ${answer?.textContent}`;

/** Shows the panels and questions of a state. React never builds them again. */
function apply({ selected, query, found }: State, panels: Element[]) {
  for (const [at, panel] of panels.entries()) {
    const questions = questionsIn(panel);
    for (const question of questions) question.hidden = query !== '' && !found.includes(question);
    const isShown = query ? questions.some(({ hidden }) => !hidden) : at === selected;
    panel.toggleAttribute('data-shown', isShown);
  }
}

/** Opens the question in the address, closes those of other categories, and returns the category. */
function openLinked(panels: Element[]): number {
  const linked = panels.findIndex(isTarget);
  if (linked < 0) return linked;
  for (const [at, panel] of panels.entries())
    for (const question of questionsIn(panel)) {
      if (at !== linked) question.open = false;
      else if (isTarget(question)) {
        question.open = true;
        // Its panel is shown by then.
        requestAnimationFrame(() => question.scrollIntoView());
      }
    }
  return linked;
}

type TabsProps = {
  label: string;
  categories: Props['categories'];
  selected: number;
  isSearching: boolean;
  onSelect(at: number): void;
};

function Tabs({ label, categories, selected, isSearching, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const tabAt = (at: number) => row.current?.children[at] as HTMLElement;

  // Where the tabs are a row that scrolls, the selected one is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabAt reads a ref
  useEffect(() => {
    const tab = tabAt(selected).getBoundingClientRect();
    row.current?.scrollBy(tab.left + tab.width / 2 - innerWidth / 2, 0);
  }, [selected]);

  const move = (event: KeyboardEvent) => {
    const to = tabAfter(selected, event.key, categories.length);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
    tabAt(to).focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="faq-tabs needs-script"
    >
      {categories.map(({ id, title }, at) => (
        <a
          key={id}
          id={`tab-${id}`}
          href={`#${id}`}
          role="tab"
          aria-selected={at === selected && !isSearching}
          aria-controls={id}
          tabIndex={at === selected ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            onSelect(at);
          }}
          className="faq-tab"
          suppressHydrationWarning
        >
          {title}
        </a>
      ))}
    </div>
  );
}

/**
 * Shows one category of questions at a time, or all questions that match a search. Until it is ready,
 * the tabs are links, and CSS shows the category in the address.
 */
export function FaqBrowser({ words, categories, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ selected: 0, query: '', found: [] });
  const { selected, query, found } = state;
  const panels = () => pageHtmlIn(frame.current);

  const search = (text: string) => {
    const asked = text.trim();
    const questions = panels().flatMap(questionsIn);
    const matching = questions.filter((each) => matchesQuery(textOf(each), asked));
    writeAddress({ query: asked });
    setState((now) => ({ ...now, query: asked, found: matching }));
  };
  const form = usePageForm(frame, {
    onInput: () => search(form.field('q').value),
    onReset() {
      search('');
      form.field('q').focus();
    },
  });
  const select = (at: number) => {
    for (const question of panels().flatMap(questionsIn)) question.open = false;
    form.field('q').value = '';
    writeAddress({ hash: categories[at]?.id });
    setState({ selected: at, query: '', found: [] });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the page once
  useLayoutEffect(() => {
    const follow = () => {
      const linked = openLinked(panels());
      // Back at the address without a category, the first one shows again.
      if (linked >= 0 || !location.hash)
        setState((now) => ({ ...now, selected: Math.max(0, linked) }));
      return linked >= 0;
    };
    const isLinked = follow();
    const typed = form.field('q').value;
    const given = new URLSearchParams(location.search).get('q') ?? '';
    // Typed text is newer than the address, and a search must not hide the question in the address.
    const asked = typed || (isLinked ? '' : given);
    form.field('q').value = asked;
    if (asked || given) search(asked);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(() => apply(state, panels()));

  const { none, resultsOne, resultsMany } = words;
  const resultSays = () =>
    fill(found.length === 0 ? none : found.length === 1 ? resultsOne : resultsMany, {
      count: found.length.toLocaleString(document.documentElement.lang),
      query,
    });
  return (
    <>
      <p
        role="status"
        className="needs-script my-2 min-h-6 text-sm text-soft print:hidden"
        suppressHydrationWarning
      >
        {query && resultSays()}
      </p>
      <Tabs
        label={words.tabsLabel}
        categories={categories}
        selected={selected}
        isSearching={query !== ''}
        onSelect={select}
      />
      <div ref={frame} className="faq-panels" data-searching={query ? '' : undefined}>
        {children}
      </div>
    </>
  );
}
