import { useEffect } from 'react';
import { useAwake } from './use-awake.ts';

type Props = {
  /** What the values are written under. */
  title: string;
  /** The page that follows. */
  next?: string;
};

/** The values of a form, checkboxes as true or false, passwords by their name alone. */
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[name]')].map((field) => {
      if (field.type === 'password') return [field.name, '[redacted]'];
      return [field.name, field.type === 'checkbox' ? field.checked : field.value];
    }),
  );

/** Writes what is typed into the form that it stands in to the console, in place of a request. */
export function FormLog({ title, next }: Props) {
  const frame = useAwake<HTMLSpanElement>();

  useEffect(() => {
    const form = frame.current?.closest('form');
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    const log = console.log;
    const submit = (event: Event) => {
      event.preventDefault();
      log(title, valuesOf(event.currentTarget as HTMLFormElement));
      if (next) location.assign(next);
    };
    const press = ({ target }: Event) => {
      const { provider } =
        (target as Element).closest<HTMLElement>('[data-provider]')?.dataset ?? {};
      if (provider) log(`${title} with`, { provider });
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    form?.addEventListener('submit', submit, { signal });
    form?.addEventListener('click', press, { signal });
    return () => leaving.abort();
  }, [frame, title, next]);

  return <span ref={frame} />;
}
