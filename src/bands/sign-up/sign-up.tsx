import type { ReactNode } from 'react';
import { FormFrame, type Sending } from '../../components/form-frame.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import type { signUpWords } from './sign-up-words.ts';

type Props = BandProps<typeof signUpWords> & {
  sending?: Sending | undefined;
  /** The island that answers a form that is sent, or is the button of one that is not. */
  answer?: ReactNode;
  button?: ReactNode;
};

/** With `sending`, the form requests access and has no password fields. */
export function SignUp({ sending, answer, button, ...props }: Props) {
  const { form } = props.words;
  return (
    <AccountFrame {...props} isSent={sending !== undefined}>
      <FormFrame
        id={form.id ?? 'sign-up'}
        words={form}
        sending={sending}
        isStrict
        buttonClass="w-full"
        button={button}
        answer={answer}
      />
    </AccountFrame>
  );
}
