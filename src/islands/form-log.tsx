import { useRef } from 'react';
import { type Account, AccountMark } from '../art/marks/account-mark.tsx';
import { Button } from '../components/button.tsx';
import { useAwake } from './use-awake.ts';
import { usePageForm } from './use-page-form.ts';

// biome-ignore lint/suspicious/noConsole: the specification asks for it
const log = console.log;

/** The values for reading: checkboxes as true or false, passwords by their name alone. */
const readable = (fields: HTMLInputElement[]) =>
  Object.fromEntries(
    fields.map(({ name, type, checked, value }) => {
      if (type === 'password') return [name, '[redacted]'];
      return [name, type === 'checkbox' ? checked : value];
    }),
  );

type LogProps = {
  /** What the values are written under. */
  title: string;
  label: string;
  className: string;
  /** The page that follows. */
  next?: string;
};

/** The submit button of a form that writes its values to the console, in place of a request. */
export function FormLog({ title, label, className, next }: LogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const form = usePageForm(button, {
    onSubmit(event) {
      event.preventDefault();
      log(title, readable(form.fields()));
      if (next) location.assign(next);
    },
  });
  return (
    <Button ref={button} type="submit" className={className} suppressHydrationWarning>
      {label}
    </Button>
  );
}

type SocialProps = {
  title: string;
  label: string;
  providers: { id: Account; label: string; notice: string }[];
};

/** The buttons to sign in with another account: they write the chosen one to the console. */
export function SocialButtons({ title, label, providers }: SocialProps) {
  const group = useRef<HTMLDivElement>(null);
  useAwake(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, no fields
    <div ref={group} role="group" aria-label={label} className="grid gap-3">
      {providers.map((provider) => (
        <Button
          key={provider.id}
          kind="quiet"
          data-notice={provider.notice}
          onClick={() => log(`${title} with`, { provider: provider.id })}
        >
          <AccountMark account={provider.id} />
          <span suppressHydrationWarning>{provider.label}</span>
        </Button>
      ))}
    </div>
  );
}
