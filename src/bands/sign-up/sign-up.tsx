import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { FormFrame, type Sending } from '../../components/form-frame.tsx';
import { RichLine } from '../../components/rich-text.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import type { signUpWords } from './sign-up-words.ts';

type Props = BandProps<typeof signUpWords> & {
  sending?: Sending | undefined;
  /** The island that answers a form that is sent, or is the button of one that is not. */
  answer?: ReactNode;
  button?: ReactNode;
};

type FieldName = 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword';

const newPassword = { type: 'password', autoComplete: 'new-password' };

/** With `sending`, the form requests access and has no password fields. */
export function SignUp({ sending, answer, button, ...props }: Props) {
  const { form } = props.words;
  const limit = (letters: number) => (sending ? letters : undefined);
  const field = (id: string, name: FieldName, rest: ComponentProps<'input'>) => (
    <Field id={id} name={name} required {...rest} {...form[name]} />
  );
  return (
    <AccountFrame {...props} isSent={sending !== undefined}>
      <FormFrame
        form="sign-up"
        sending={sending}
        submit={form.submit.label}
        note={form.note}
        buttonClass="w-full"
        button={button}
        answer={answer}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {field('first-name', 'firstName', { autoComplete: 'given-name', maxLength: limit(200) })}
          {field('last-name', 'lastName', { autoComplete: 'family-name', maxLength: limit(200) })}
        </div>
        {field('sign-up-email', 'email', {
          type: 'email',
          autoComplete: 'email',
          maxLength: limit(254),
        })}
        {!sending && field('sign-up-password', 'password', newPassword)}
        {!sending && field('confirm-password', 'confirmPassword', newPassword)}
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
