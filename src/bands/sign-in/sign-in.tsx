import type { ReactNode } from 'react';
import { WithoutScript } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from './account-frame.tsx';
import type { signInWords } from './sign-in-words.ts';

type Props = BandProps<typeof signInWords> & {
  /** The island with the form. */
  children?: ReactNode;
};

export function SignIn({ words, anchor, site, page, children }: Props) {
  return (
    <AccountFrame id={anchor} words={words} frame={page.frame}>
      {children}
      <WithoutScript text={words.form.noScript} email={site.brand.email} />
    </AccountFrame>
  );
}
