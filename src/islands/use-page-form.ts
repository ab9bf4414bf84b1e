import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAwake } from './use-awake.ts';

type Handlers = {
  onInput?(event: Event): void;
  onSubmit?(event: SubmitEvent): void;
  /** Called before the fields have their first values again. */
  onReset?(): void;
};

/**
 * Connects an island to the form around it, and is the only code of an island that touches it. The
 * fields are HTML of the page: React would build a field again beside which a password manager has
 * inserted a node, under the hands of the person who types (decision 3).
 */
export function usePageForm(island: RefObject<HTMLElement | null>, handlers: Handlers) {
  const form = () => island.current?.closest('form') as HTMLFormElement;
  const fieldset = () => form().querySelector('fieldset');
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

  const latest = useRef(handlers);
  latest.current = handlers;

  // Before the island is awake, because held presses are repeated then.
  useLayoutEffect(() => {
    const around = island.current?.closest('form');
    const leaving = new AbortController();
    const { signal } = leaving;
    around?.addEventListener('input', (event) => latest.current.onInput?.(event), { signal });
    around?.addEventListener('submit', (event) => latest.current.onSubmit?.(event), { signal });
    around?.addEventListener('reset', () => latest.current.onReset?.(), { signal });
    return () => leaving.abort();
  }, [island]);
  useAwake(island);

  return {
    /** The values as the browser would send them. Empty while the form is busy. */
    values: () => Object.fromEntries(new FormData(form())) as Record<string, string>,
    /** The values for reading: checkboxes as true or false, passwords by their name alone. */
    readableValues: () =>
      Object.fromEntries(
        [...form().querySelectorAll<HTMLInputElement>('input[name]')].map((each) => {
          const { name, type, checked, value } = each;
          if (type === 'password') return [name, '[redacted]'];
          return [name, type === 'checkbox' ? checked : value];
        }),
      ),
    isBusy: () => fieldset()?.disabled === true,
    /** Disables the fields, and gives the focus back to the one that had it. */
    async whileBusy(work: () => Promise<void>) {
      const focused = document.activeElement as HTMLElement | null;
      const fields = fieldset();
      if (fields) fields.disabled = true;
      await work();
      if (fields) fields.disabled = false;
      // The visitor may have moved on meanwhile.
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    },
    reset: () => form().reset(),
    value: (name: string) => field(name).value,
    setValue(name: string, value: string) {
      field(name).value = value;
    },
    setInvalid(name: string, isInvalid: boolean) {
      if (isInvalid) field(name).setAttribute('aria-invalid', 'true');
      else field(name).removeAttribute('aria-invalid');
    },
    focus: (name: string) => field(name).focus(),
  };
}
