import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { fill } from '../../lib/text.ts';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from './account-frame.tsx';
import type { signInWords } from './sign-in-words.ts';

type Props = BandProps<typeof signInWords> & {
  /** The island that writes what is typed to the console. */
  children?: ReactNode;
};

/** The page's notice says that nothing was sent. */
export function SignIn({ children, ...props }: Props) {
  const { social, divider, form } = props.words;
  return (
    <AccountFrame {...props} isSent={false}>
      <form method="dialog" data-notice={form.notice} className="needs-script">
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons, no fields */}
        <div role="group" aria-label={social.label} className="grid gap-3">
          {social.providers.map(({ id, name, label }) => (
            <Button
              key={id}
              kind="quiet"
              data-provider={id}
              data-notice={fill(form.socialNotice, { provider: name })}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className="my-7 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
          {divider}
        </p>
        <div className="grid grid-cols-1 gap-5">
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
            {form.forgot && (
              <a href={form.forgot.href} className="link-line text-sm">
                {form.forgot.label}
              </a>
            )}
          </div>
          <Button type="submit" className="w-full">
            {form.submit}
          </Button>
        </div>
        {children}
      </form>
    </AccountFrame>
  );
}
