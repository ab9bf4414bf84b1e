import type { ReactNode } from 'react';
import type { BandProps } from '../define-band.ts';
import type { signUpWords } from '../sign-up/sign-up-words.ts';
import type { signInWords } from './sign-in-words.ts';

type Props = Pick<
  BandProps<typeof signInWords | typeof signUpWords>,
  'words' | 'anchor' | 'page'
> & {
  /** The form. */
  children?: ReactNode;
};

/** The layout around the sign-in form and the sign-up form. */
export function SignIn({ words, anchor, page, children }: Props) {
  const { title, subtitle, alternative } = words;
  const { text, link } = alternative;
  return (
    // Half a page has its own margins.
    <div className={page.frame === 'split' ? 'contents' : 'page-width max-w-108 pt-14 pb-20'}>
      <div id={anchor} className="mb-8">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-soft">{subtitle}</p>
      </div>
      {children}
      <p className="mt-6 text-sm text-soft">
        {`${text} `}
        <a href={link.href} className="link-line font-semibold">
          {link.label}
        </a>
      </p>
    </div>
  );
}

export const Divider = ({ text }: { text: string }) => (
  <p className="my-7 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
    {text}
  </p>
);
