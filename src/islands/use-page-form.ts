import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAwake } from './use-awake.ts';

/** What happens in the form. A reset is reported before the fields have their first values again. */
type Handlers = {
  onInput?(event: Event): void;
  onSubmit?(event: SubmitEvent): void;
  onReset?(event: Event): void;
  onKeyDown?(event: KeyboardEvent): void;
  onPaste?(event: ClipboardEvent): void;
  onDragOver?(event: DragEvent): void;
  onDragLeave?(event: DragEvent): void;
  onDrop?(event: DragEvent): void;
};

/** Reads and sets the fields of a form. */
function fieldsOf(form: () => HTMLFormElement) {
  const fieldset = () => form().querySelector('fieldset');
  /** The first one of this name: options have the name of their question. */
  const field = (name: string) =>
    [...form().elements].find((each) => each.getAttribute('name') === name) as HTMLInputElement;
  const inputs = () => [...form().querySelectorAll<HTMLInputElement>('input[name]')];
  return {
    /** The values as the browser would send them. Empty while the form is busy. */
    values: () => [...new FormData(form())] as [string, string][],
    valuesOf: (name: string) => new FormData(form()).getAll(name) as string[],
    /** The values for reading: checkboxes as true or false, passwords by their name alone. */
    readableValues: () =>
      Object.fromEntries(
        [...form().querySelectorAll<HTMLInputElement>('[name]')].map((each) => {
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
    data: () => new FormData(form()),
    field,
    inputs,
    scrollIntoView: () => form().closest('section')?.scrollIntoView(),
    /** Shows a message, or none, in the element with the id of the field and “-message”. */
    setMessage(name: string, message: string) {
      field(name).ariaInvalid = `${message !== ''}`;
      (document.getElementById(`${field(name).id}-message`) as HTMLElement).textContent = message;
    },
    setInvalid(name: string, isInvalid: boolean) {
      if (isInvalid) field(name).setAttribute('aria-invalid', 'true');
      else field(name).removeAttribute('aria-invalid');
    },
    focus: (name: string) => field(name).focus(),
  };
}

/**
 * Connects an island to the form around it, and is the only code of an island that touches it. The
 * fields are HTML of the page: React would build a field again beside which a password manager has
 * inserted a node, under the hands of the person who types (decision 3).
 */
export function usePageForm(island: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;

  // Before the island is ready, because delayed clicks are repeated then.
  useLayoutEffect(() => {
    const form = island.current?.closest('form');
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const name of Object.keys(latest.current) as (keyof Handlers)[]) {
      const handle = (event: Event) => latest.current[name]?.(event as never);
      form?.addEventListener(name.slice(2).toLowerCase(), handle, { signal });
    }
    return () => leaving.abort();
  }, [island]);
  useAwake(island);

  return fieldsOf(() => island.current?.closest('form') as HTMLFormElement);
}
