import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import type { SignUp } from '../content/schemas/account.ts';
import { logValues } from './log-values.ts';
import { useAwake } from './use-awake.ts';

type Props = {
  words: Omit<SignUp['form'], 'agreement' | 'noScript'>;
  /** The agreement's words with their links, drawn at build. */
  agreement?: ReactNode;
};

/** Writes what was entered to the console, without the passwords, and goes on to sign-in. */
export function SignUpForm({ words, agreement }: Props) {
  const form = useAwake<HTMLFormElement>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { agreeToTerms, ...rest } = Object.fromEntries(new FormData(event.currentTarget));
    logValues('Sign up', { ...rest, agreeToTerms: agreeToTerms === 'on' });
    location.assign(words.submit.href);
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="needs-script space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="first-name"
          name="firstName"
          autoComplete="given-name"
          required
          {...words.firstName}
        />
        <Field
          id="last-name"
          name="lastName"
          autoComplete="family-name"
          required
          {...words.lastName}
        />
      </div>
      <Field
        id="sign-up-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        {...words.email}
      />
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
      <div className="check items-start">
        <input id="agreement" type="checkbox" name="agreeToTerms" required />
        <label htmlFor="agreement" className="rich py-2.5">
          {agreement}
        </label>
      </div>
      <Button type="submit" className="w-full">
        {words.submit.label}
      </Button>
      <p className="text-sm text-soft">{words.note}</p>
    </form>
  );
}
