import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { FormFrame, type Sending } from '../../components/form-frame.tsx';
import { RichLine } from '../../components/rich-text.tsx';
import type { SignUpFormWords } from '../../content/schema/forms.ts';

type Props = { words: SignUpFormWords; sending: Sending | undefined; answer: ReactNode };

/** With `sending`, the form requests access and has no password fields. */
export function SignUpForm({ words, sending, answer }: Props) {
  const limit = (letters: number) => (sending ? letters : undefined);
  return (
    <FormFrame
      form="sign-up"
      sending={sending}
      submit={words.submit.label}
      note={words.note}
      buttonClass="w-full"
      answer={answer}
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
          <RichLine text={words.agreement} />
        </label>
      </div>
    </FormFrame>
  );
}
