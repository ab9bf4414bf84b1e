import type { Figures } from './arithmetic.ts';
import { rulerAt, stopAfter, stopAt } from './curves.ts';
import { typedDecimal } from './decimals.ts';
import { linkedTexts, readFigures, reduce, type State, startOf, writeFigures } from './figures.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Options = {
  setup: MarginSetup;
  /** Whether the address holds the figures: only one calculator of a page can have it. */
  hasAddress: boolean;
  onChange: (state: State) => void;
};

/** By how many stops a key moves the ruler. */
const presses: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

/** Puts what an address says into these inputs. */
function write(inputs: HTMLInputElement[], figures: Figures, setup: MarginSetup) {
  const texts = linkedTexts(location.hash, setup);
  for (const input of inputs) {
    const text = texts[input.name];
    if (text !== undefined) input.value = text;
    if (input.name === 'billing') input.checked = input.value === figures.billing;
    if (input.name === 'with') input.checked = figures.addOns.includes(input.value);
  }
}

/**
 * Follows the fields of a form and the address, and tells of each change. The form is what the visitor
 * sees of the state: nothing is written into it but messages, the place of the ruler, and what a link
 * says. Returns the function that stops it.
 */
export function followForm(form: HTMLFormElement, { setup, hasAddress, onChange }: Options) {
  const { fields, end, locale } = setup;
  const inputs = [...form.querySelectorAll('input')];
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [sold, ruler] = [inputOf('sold'), inputOf('ruler')];
  let state = startOf(setup);

  const read = () => {
    state = reduce(state, new FormData(form), setup);
    for (const { name } of fields) {
      const input = inputOf(name);
      const message = state.messages[name] ?? '';
      input.setAttribute('aria-invalid', String(message !== ''));
      (document.getElementById(`${input.id}-message`) as HTMLElement).textContent = message;
    }
    ruler.value = String(rulerAt(state.figures.sold, end));
    ruler.setAttribute('aria-valuetext', writerOf(setup).count(state.figures.sold));
    onChange(state);
  };
  const change = () => {
    read();
    if (!hasAddress) return;
    try {
      history.replaceState(history.state, '', `#${writeFigures(state.figures, setup)}`);
    } catch {
      // Safari allows a hundred changes in ten seconds. The next one makes up for it.
    }
  };
  const sell = (volume: number) => {
    sold.value = typedDecimal(volume, { places: 0 }, locale);
  };
  const input = ({ target }: Event) => {
    if (target === ruler) sell(stopAt(Number(ruler.value), end));
    change();
  };
  const press = (event: KeyboardEvent) => {
    const by = presses[event.key];
    if (event.target !== ruler || !by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isMirrored = setup.dir === 'rtl' && /Left|Right/.test(event.key);
    sell(stopAfter(state.figures.sold, isMirrored ? -by : by, end));
    change();
  };
  const land = () => form.closest('section')?.scrollIntoView();
  const linked = () => (hasAddress ? readFigures(location.hash, setup) : undefined);
  const open = () => {
    const figures = linked();
    if (!figures) return;
    write(inputs, figures, setup);
    read();
    land();
  };

  // What was changed before this came is newer than the address.
  if (isChanged(ruler) && !isChanged(sold)) sell(stopAt(Number(ruler.value), end));
  const untouched = inputs.filter((each) => !isChanged(each));
  const figures = linked();
  if (figures) write(untouched, figures, setup);
  if (untouched.length < inputs.length) change();
  else if (figures) read();
  // A page that is shown again has its place.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (figures && scrollY === 0 && visit?.type === 'navigate') land();

  const stop = new AbortController();
  const { signal } = stop;
  form.addEventListener('input', input, { signal });
  form.addEventListener('keydown', press, { signal });
  addEventListener('hashchange', open, { signal });
  return () => stop.abort();
}
