import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import type { SignUp } from '../../content/schemas/account.ts';
import { type Answered, SentForm } from './sent-form.tsx';

type Props = {
  words: Omit<SignUp['form'], 'agreement' | 'noScript'>;
  /** The agreement's words with their links, drawn at build. */
  agreement?: ReactNode;
  sending: Answered;
};

/** Asks for access, and for no password. */
export function SignUpForm({ words, agreement, sending }: Props) {
  return (
    <SentForm
      form="sign-up"
      sending={sending}
      submit={words.submit.label}
      note={words.note}
      buttonClass="w-full"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="first-name"
          name="firstName"
          autoComplete="given-name"
          maxLength={200}
          required
          {...words.firstName}
        />
        <Field
          id="last-name"
          name="lastName"
          autoComplete="family-name"
          maxLength={200}
          required
          {...words.lastName}
        />
      </div>
      <Field
        id="sign-up-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        {...words.email}
      />
      <div className="check items-start">
        <input id="agreement" type="checkbox" name="agreeToTerms" required />
        <label htmlFor="agreement" className="rich py-2.5">
          {agreement}
        </label>
      </div>
    </SentForm>
  );
}
