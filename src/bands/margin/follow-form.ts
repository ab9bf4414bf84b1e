import type { Billing, Figures } from './arithmetic.ts';
import { chartEnd, rulerAt, stopAfter, stopAt } from './curves.ts';
import {
  type Entry,
  fieldNames,
  readFigures,
  reduce,
  type State,
  typedFigure,
  writeFigures,
} from './figures.ts';
import type { MarginWords } from './margin-words.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Options = {
  setup: MarginSetup;
  words: MarginWords['messages'];
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

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

function entryIn(form: HTMLFormElement): Entry {
  const given = new FormData(form);
  return {
    texts: Object.fromEntries(fieldNames.map((name) => [name, given.get(name)])) as Entry['texts'],
    billing: given.get('billing') as Billing,
    addOns: given.getAll('addOns') as string[],
  };
}

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;

/** Puts figures into those of the inputs. */
function write(inputs: HTMLInputElement[], figures: Figures, setup: MarginSetup) {
  for (const input of inputs) {
    const name = fieldNames.find((each) => each === input.name);
    if (name) input.value = typedFigure(name, figures[name], setup);
    if (input.name === 'billing') input.checked = input.value === figures.billing;
    if (input.name === 'addOns') input.checked = figures.addOns.includes(input.value);
  }
}

/** Whether a link was opened, rather than the page shown again, where the browser knows the place. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * Follows the fields of a form and the address, and tells of each change. The form is what the visitor
 * sees of the state: nothing is written into it but messages, the place of the ruler, and what a link
 * says. Returns the function that stops it.
 */
export function followForm(form: HTMLFormElement, { setup, words, hasAddress, onChange }: Options) {
  let state: State = { figures: setup.start, messages: {} };
  const end = chartEnd(setup, setup.most.sold);
  const ruler = inputOf(form, 'ruler');

  const read = () => {
    state = reduce(state, entryIn(form), setup, words);
    for (const name of fieldNames) {
      const input = inputOf(form, name);
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
  const sell = (sold: number) => {
    inputOf(form, 'sold').value = typedFigure('sold', sold, setup);
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
  const open = () => {
    const figures = readFigures(location.hash, setup);
    if (!figures) return;
    write(inputsOf(form), figures, setup);
    read();
    land();
  };

  // What was changed before this came is newer than the address.
  const inputs = inputsOf(form);
  const changed = new Set(inputs.filter(isChanged).map(({ name }) => name));
  if (changed.has('ruler') && !changed.has('sold')) {
    sell(stopAt(Number(ruler.value), end));
    changed.add('sold');
  }
  const linked = hasAddress ? readFigures(location.hash, setup) : undefined;
  if (linked)
    write(
      inputs.filter(({ name }) => !changed.has(name)),
      linked,
      setup,
    );
  if (changed.size > 0) change();
  else if (linked) read();
  if (linked && scrollY === 0 && isNewVisit()) land();

  const stop = new AbortController();
  const { signal } = stop;
  form.addEventListener('input', input, { signal });
  form.addEventListener('keydown', press, { signal });
  if (hasAddress) addEventListener('hashchange', open, { signal });
  return () => stop.abort();
}
