import type { ReactNode } from 'react';
import type { PageFacts } from '../../content/schema/site.ts';

type Props = {
  id: string | undefined;
  words: {
    title: string;
    subtitle: string;
    alternative: { text: string; link: { label: string; href: string } };
  };
  frame: PageFacts['frame'];
  children: ReactNode;
};

/** The layout around the sign-in form and the sign-up form. */
export function AccountFrame({ id, words, frame, children }: Props) {
  const { text, link } = words.alternative;
  return (
    // Half a page has its own margins.
    <div className={frame === 'split' ? 'contents' : 'page-width max-w-108 pt-14 pb-20'}>
      <div id={id} className="mb-8">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-2 text-soft">{words.subtitle}</p>
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
