import type { ReactNode } from 'react';
import { NotLoaded, WithoutScript } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from './account-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { signInWords } from './sign-in-words.ts';

type Props = BandProps<typeof signInWords> & {
  /** The island that writes what is typed to the console. */
  children?: ReactNode;
};

export function SignIn({ words, anchor, site, page, children }: Props) {
  return (
    <AccountFrame id={anchor} words={words} frame={page.frame}>
      <SignInForm words={words} log={children} />
      <NotLoaded text={site.words.notLoaded} />
      <WithoutScript text={words.form.noScript} email={site.brand.email} />
    </AccountFrame>
  );
}
