import type { ReactNode } from 'react';
import { FormFrame } from '../../components/form-frame.tsx';
import type { BandProps } from '../define-band.ts';
import { AccountFrame } from './account-frame.tsx';
import type { signInWords } from './sign-in-words.ts';

type Props = BandProps<typeof signInWords> & {
  /** The islands: the buttons of other accounts, and the submit button. */
  social?: ReactNode;
  button?: ReactNode;
};

/** The page's notice says that nothing was sent. */
export function SignIn({ social, button, ...props }: Props) {
  const { divider, form } = props.words;
  return (
    <AccountFrame {...props} isSent={false}>
      <FormFrame
        id="sign-in"
        words={form}
        sending={undefined}
        notice={form.notice}
        isStrict
        button={button}
        above={
          <>
            {social}
            <p className="my-7 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
              {divider}
            </p>
          </>
        }
        beside={
          form.forgot && (
            <a href={form.forgot.href} className="link-line text-sm">
              {form.forgot.label}
            </a>
          )
        }
      />
    </AccountFrame>
  );
}
