import type { ReactNode } from 'react';
import type { Sending } from '../../components/form-frame.tsx';
import { NotLoaded, WithoutScript } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { signUpWords } from './sign-up-words.ts';

type Props = BandProps<typeof signUpWords> & {
  sending?: Sending | undefined;
  /** The island in the form. */
  children?: ReactNode;
};

export function SignUp({ words, anchor, site, page, sending, children }: Props) {
  return (
    <AccountFrame id={anchor} words={words} frame={page.frame}>
      <SignUpForm words={words.form} sending={sending} answer={children} />
      {!sending && (
        <>
          <NotLoaded text={site.words.notLoaded} />
          <WithoutScript text={words.form.noScript} email={site.brand.email} />
        </>
      )}
    </AccountFrame>
  );
}
