import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from './account-frame.tsx';
import type { signInWords } from './sign-in-words.ts';

type Props = BandProps<typeof signInWords> & {
  /** The islands: the buttons of other accounts, and the submit button. */
  social?: ReactNode;
  button?: ReactNode;
};

/** The page's notice says that nothing was sent. */
export function SignIn({ social, button, ...props }: Props) {
  const { divider, form } = props.words;
  return (
    <AccountFrame {...props} isSent={false}>
      <form method="dialog" data-notice={form.notice} className="needs-script">
        {social}
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
          {button}
        </div>
      </form>
    </AccountFrame>
  );
}
