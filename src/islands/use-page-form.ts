import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAwake } from './use-awake.ts';

/** A field of any type. */
type Field = HTMLInputElement;

const hasName = (element: Element): element is Field =>
  'value' in element && element.hasAttribute('name');

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

/**
 * Connects an island to the form around it, whose fields are HTML of the page. React would build a field
 * again beside which a password manager has inserted a node, while the visitor types (decision 3).
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

  const element = () => island.current?.closest('form') as HTMLFormElement;
  const fields = () => [...element().elements].filter(hasName);
  return {
    element,
    data: () => new FormData(element()),
    fields,
    /** The first field of this name: options have the name of their question. */
    field: (name: string) => fields().find((each) => each.name === name) as Field,
  };
}
