import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { FormFrame, type Sending } from '../../components/form-frame.tsx';
import { RichLine } from '../../components/rich-text.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import type { signUpWords } from './sign-up-words.ts';

type Props = BandProps<typeof signUpWords> & {
  sending?: Sending | undefined;
  /** The island in the form. */
  children?: ReactNode;
};

/** With `sending`, the form requests access and has no password fields. */
export function SignUp({ sending, children, ...props }: Props) {
  const { form } = props.words;
  const limit = (letters: number) => (sending ? letters : undefined);
  return (
    <AccountFrame {...props} isSent={sending !== undefined}>
      <FormFrame
        form="sign-up"
        sending={sending}
        submit={form.submit.label}
        note={form.note}
        buttonClass="w-full"
        answer={children}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="first-name"
            name="firstName"
            autoComplete="given-name"
            maxLength={limit(200)}
            required
            {...form.firstName}
          />
          <Field
            id="last-name"
            name="lastName"
            autoComplete="family-name"
            maxLength={limit(200)}
            required
            {...form.lastName}
          />
        </div>
        <Field
          id="sign-up-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limit(254)}
          required
          {...form.email}
        />
        {!sending && (
          <>
            <Field
              id="sign-up-password"
              name="password"
              type="password"
              autoComplete="new-password"
              required
              {...form.password}
            />
            <Field
              id="confirm-password"
              name="confirmPassword"
              type="password"
              autoComplete="new-password"
              required
              {...form.confirmPassword}
            />
          </>
        )}
        <div className="check items-start">
          <input id="agreement" type="checkbox" name="agreeToTerms" required />
          <label htmlFor="agreement" className="rich py-2.5">
            <RichLine text={form.agreement} />
          </label>
        </div>
      </FormFrame>
    </AccountFrame>
  );
}
