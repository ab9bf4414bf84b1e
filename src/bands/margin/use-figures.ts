import { type RefObject, useCallback, useEffect, useState } from 'react';
import { readFigures, writeFigures } from './address.ts';
import type { Billing, Figures } from './arithmetic.ts';
import { chartEnd, soldAt, stepOf } from './curves.ts';
import type { MarginWords } from './margin-fields.ts';
import { type FieldName, fieldNames, type Workshop } from './setup.ts';

type Messages = Partial<Record<FieldName, string>>;

type Options = {
  frame: RefObject<HTMLElement | null>;
  workshop: Workshop;
  messages: MarginWords['messages'];
  /** Whether the address holds the figures: only one calculator of a page can have it. */
  hasAddress: boolean;
};

const inputsOf = (frame: HTMLElement) => [
  ...frame.querySelectorAll<HTMLInputElement>('input[name]'),
];

const inputOf = (frame: HTMLElement, name: string) =>
  frame.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** The values of boxes and buttons that are checked. */
const checkedIn = (frame: HTMLElement, kind: string) =>
  inputsOf(frame).flatMap(({ dataset, checked, value }) =>
    dataset.figure === kind && checked ? [value] : [],
  );

/** Whether the visitor has changed anything before the island woke. */
const isTouched = (frame: HTMLElement) =>
  inputsOf(frame).some(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  );

/** Whether the page was reloaded, or is shown again by Back or Forward. */
const isRevisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Safari throws after a hundred changes in ten seconds. The next change makes up for it. */
const writeAddress = (hash: string) => {
  try {
    history.replaceState(history.state, '', `#${hash}`);
  } catch {}
};

/** The figures in the fields, the last good one of each field, and a message for each that cannot be read. */
export function useFigures({ frame, workshop, messages, hasAddress }: Options) {
  const [figures, setFigures] = useState(workshop.start);
  const [wrong, setWrong] = useState<Messages>({});
  const chartMost = chartEnd(workshop.offer, workshop.mostSold);
  const mostOf = useCallback(
    (slider: string) => (slider === 'ruler' ? chartMost : workshop.mostSold),
    [chartMost, workshop],
  );

  /** Moves the sliders to the volume, except the one that the visitor is moving. */
  const follow = useCallback(
    (current: HTMLElement, sold: number, source = '') => {
      for (const name of ['slider', 'ruler'])
        if (name !== source) inputOf(current, name).value = String(stepOf(sold, mostOf(name)));
    },
    [mostOf],
  );

  const write = useCallback(
    (current: HTMLElement, next: Figures) => {
      for (const name of fieldNames)
        inputOf(current, name).value = workshop.typed(name, BigInt(next[name]));
      for (const input of inputsOf(current)) {
        const { figure } = input.dataset;
        if (figure === 'billing') input.checked = input.value === next.billing;
        if (figure === 'addOns') input.checked = next.addOns.includes(input.value);
      }
      follow(current, next.sold);
      setFigures(next);
      setWrong({});
    },
    [workshop, follow],
  );

  const read = useCallback(
    (current: HTMLElement, source = '') => {
      if (source === 'slider' || source === 'ruler') {
        const sold = soldAt(Number(inputOf(current, source).value), mostOf(source));
        inputOf(current, 'sold').value = workshop.typed('sold', BigInt(sold));
      }
      const given: Partial<Record<FieldName, bigint>> = {};
      const faults: Messages = {};
      for (const name of fieldNames) {
        const found = workshop.read(name, inputOf(current, name).value, messages);
        if ('value' in found) given[name] = found.value;
        else faults[name] = found.message;
      }
      setWrong(faults);
      setFigures((last) => {
        const next = {
          ...last,
          ...given,
          sold: Number(given.sold ?? last.sold),
          billing: (checkedIn(current, 'billing')[0] ?? last.billing) as Billing,
          addOns: checkedIn(current, 'addOns'),
        };
        follow(current, next.sold, source);
        return next;
      });
    },
    [workshop, messages, follow, mostOf],
  );

  useEffect(() => {
    const current = frame.current;
    if (!current) return;
    const fromAddress = () => {
      const asked = readFigures(location.hash, workshop.start, workshop.bounds);
      if (asked) write(current, asked);
      return Boolean(asked);
    };
    // What was typed before the island woke is newer than the address, unless the browser has put back
    // some of what was in the fields when the page was left.
    const isNewer = isTouched(current) && !isRevisit();
    if (!(hasAddress && !isNewer && fromAddress()) && isTouched(current)) {
      const moved = ['slider', 'ruler'].find(
        (name) => inputOf(current, name).value !== inputOf(current, name).defaultValue,
      );
      read(current, moved);
    }
    if (!hasAddress) return;
    addEventListener('hashchange', fromAddress);
    return () => removeEventListener('hashchange', fromAddress);
  }, [frame, workshop, hasAddress, write, read]);

  useEffect(() => {
    if (hasAddress && figures !== workshop.start)
      writeAddress(writeFigures(figures, workshop.bounds));
  }, [figures, workshop, hasAddress]);

  return { figures, wrong, read };
}
