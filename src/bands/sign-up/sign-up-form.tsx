import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import type { SignUpFormWords } from '../../content/schema/forms.ts';
import { FormFrame } from '../../islands/form-frame.tsx';
import { logValues } from '../../islands/log-values.ts';
import type { Sending } from '../../islands/use-sending.ts';

type Props = {
  words: Omit<SignUpFormWords, 'agreement' | 'noScript'>;
  /** The text of the agreement with its links, rendered at build. */
  agreement?: ReactNode;
  sending?: Sending;
};

/**
 * With `sending`, the form requests access and has no password fields. Without it, the form writes its
 * values to the console, without the passwords, and goes on to sign-in.
 */
export function SignUpForm({ words, agreement, sending }: Props) {
  const limit = (letters: number) => (sending ? letters : undefined);
  const pretend = ({ agreeToTerms, ...rest }: Record<string, FormDataEntryValue>) => {
    logValues('Sign up', { ...rest, agreeToTerms: agreeToTerms === 'on' });
    location.assign(words.submit.href);
  };
  return (
    <FormFrame
      form="sign-up"
      sending={sending}
      pretend={pretend}
      submit={words.submit.label}
      note={words.note}
      buttonClass="w-full"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="first-name"
          name="firstName"
          autoComplete="given-name"
          maxLength={limit(200)}
          required
          {...words.firstName}
        />
        <Field
          id="last-name"
          name="lastName"
          autoComplete="family-name"
          maxLength={limit(200)}
          required
          {...words.lastName}
        />
      </div>
      <Field
        id="sign-up-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limit(254)}
        required
        {...words.email}
      />
      {!sending && (
        <>
          <Field
            id="sign-up-password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            {...words.password}
          />
          <Field
            id="confirm-password"
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            required
            {...words.confirmPassword}
          />
        </>
      )}
      <div className="check items-start">
        <input id="agreement" type="checkbox" name="agreeToTerms" required />
        <label htmlFor="agreement" className="rich py-2.5">
          {agreement}
        </label>
      </div>
    </FormFrame>
  );
}
