import type { ReactNode } from 'react';
import { WithoutScript } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from '../sign-in/account-frame.tsx';
import type { signUpWords } from './sign-up-words.ts';

type Props = BandProps<typeof signUpWords> & {
  /** The island with the form. */
  children?: ReactNode;
};

export function SignUp({ words, anchor, site, page, children }: Props) {
  const { brand } = site;
  return (
    <AccountFrame id={anchor} words={words} frame={page.frame}>
      {children}
      {brand.forms === 'off' && <WithoutScript text={words.form.noScript} email={brand.email} />}
    </AccountFrame>
  );
}
