import type { SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import type { SignInFormWords, SocialSignInWords } from '../../content/schema/forms.ts';
import { announce } from '../../islands/announce.ts';
import { logValues } from '../../islands/log-values.ts';
import { useAwake } from '../../islands/use-awake.ts';
import { fill } from '../../lib/text.ts';

type Props = { words: { social: SocialSignInWords; divider: string; form: SignInFormWords } };

/** Writes the values to the console, without the password, and says that nothing was sent. */
export function SignInForm({ words }: Props) {
  const frame = useAwake<HTMLDivElement>();
  const { social, divider, form } = words;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password, rememberMe } = Object.fromEntries(new FormData(event.currentTarget));
    logValues('Sign in', { email, password, rememberMe: rememberMe === 'on' });
    announce({ text: form.notice });
  };
  return (
    <div ref={frame} className="needs-script">
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons, no fields */}
      <div role="group" aria-label={social.label} className="grid gap-3">
        {social.providers.map(({ id, name, label }) => (
          <Button
            key={id}
            kind="quiet"
            onClick={() => {
              logValues('Sign in with', { provider: id });
              announce({ text: fill(form.socialNotice, { provider: name }) });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="my-7 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {divider}
      </p>
      <form method="dialog" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Field
          id="sign-in-email"
          name="email"
          type="email"
          autoComplete="username"
          required
          {...form.email}
        />
        <Field
          id="sign-in-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          {...form.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="check">
            <input type="checkbox" name="rememberMe" />
            {form.remember}
          </label>
          <a href={form.forgot.href} className="link-line text-sm">
            {form.forgot.label}
          </a>
        </div>
        <Button type="submit" className="w-full">
          {form.submit}
        </Button>
      </form>
    </div>
  );
}
