import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePageForm } from '../../islands/use-page-form.ts';
import { rulerAt, stopAfter, stopAt } from './curves.ts';
import { typedDecimal } from './decimals.ts';
import { linkedTexts, readFigures, reduce, startOf, writeFigures } from './figures.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

const stops: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** By how many stops a key moves the ruler, in the direction of the language. */
function stopsOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, dir: string): number {
  const by = stops[key];
  const isRuler = (target as HTMLInputElement).name === 'ruler';
  if (!by || !isRuler || altKey || ctrlKey || metaKey) return 0;
  return dir === 'rtl' && /Left|Right/.test(key) ? -by : by;
}

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

/** Shows a message, or none, below a field. */
function showMessage(field: HTMLInputElement, message: string) {
  field.ariaInvalid = `${message !== ''}`;
  (document.getElementById(`${field.id}-message`) as HTMLElement).textContent = message;
}

/**
 * The figures in the form around the island, or in the address if `hasAddress`. The form is what the
 * visitor sees of them: nothing is written into it but messages, the place of the ruler, and a link.
 */
export function useFigures(
  island: RefObject<HTMLElement | null>,
  setup: MarginSetup,
  hasAddress: boolean,
) {
  const { fields, end, locale, dir } = setup;
  const [state, setState] = useState(() => startOf(setup));
  const form = usePageForm(island, {
    onInput({ target }) {
      if ((target as HTMLInputElement).name === 'ruler')
        sell(stopAt(form.field('ruler').valueAsNumber, end));
      change();
    },
    onKeyDown(event) {
      const by = stopsOf(event, dir);
      if (by === 0) return;
      event.preventDefault();
      sell(stopAfter(state.figures.sold, by, end));
      change();
    },
  });

  const scrollToForm = () => form.element().closest('section')?.scrollIntoView();
  const sell = (sold: number) => {
    form.field('sold').value = typedDecimal(sold, { places: 0 }, locale);
  };
  const read = () => {
    const next = reduce(state, form.data(), setup);
    for (const { name } of fields) showMessage(form.field(name), next.messages[name] ?? '');
    const ruler = form.field('ruler');
    ruler.value = String(rulerAt(next.figures.sold, end));
    ruler.ariaValueText = writerOf(setup).count(next.figures.sold);
    setState(next);
    return next;
  };
  const change = () => {
    const { figures } = read();
    if (!hasAddress) return;
    try {
      history.replaceState(history.state, '', `#${writeFigures(figures, setup)}`);
    } catch {
      // Safari allows a hundred changes in ten seconds. The next one makes up for it.
    }
  };
  /** Writes a link into these inputs. Returns whether there is one. */
  const follow = (inputs = form.fields()) => {
    const figures = hasAddress ? readFigures(location.hash, setup) : undefined;
    if (!figures) return false;
    const texts = linkedTexts(location.hash, setup);
    for (const input of inputs) {
      input.value = texts[input.name] ?? input.value;
      if (input.name === 'billing') input.checked = input.value === figures.billing;
      if (input.name === 'with') input.checked = figures.addOns.includes(input.value);
    }
    read();
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the page once
  useLayoutEffect(() => {
    // What was changed before this code came is newer than the address.
    const inputs = form.fields();
    const unchanged = inputs.filter((input) => !isChanged(input));
    if (isChanged(form.field('ruler')) && !isChanged(form.field('sold')))
      sell(stopAt(form.field('ruler').valueAsNumber, end));
    const isLinked = follow(unchanged);
    if (unchanged.length < inputs.length) change();
    // A page that is shown again has its place.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isLinked && scrollY === 0 && visit?.type === 'navigate') scrollToForm();
    const open = () => follow() && scrollToForm();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return state;
}
