import type { ReactNode } from 'react';
import { Rosette } from '../art/rosette.tsx';

type HeadProps = { heading: string; subtitle: string };

export function AccountHead({ heading, subtitle }: HeadProps) {
  return (
    <div className="mb-8">
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-2 text-soft">{subtitle}</p>
    </div>
  );
}

type AlternativeProps = { text: string; link: { label: string; href: string } };

export function AccountAlternative({ text, link }: AlternativeProps) {
  return (
    <p className="mt-6 text-sm text-soft">
      {`${text} `}
      <a href={link.href} className="link-line font-semibold">
        {link.label}
      </a>
    </p>
  );
}

type PanelProps = { heading: string; children?: ReactNode };

/** The promotional half of a split page, hidden on small screens. */
export function PromoPanel({ heading, children }: PanelProps) {
  return (
    <aside className="night hidden overflow-hidden lg:flex lg:flex-col-reverse">
      <div className="flex max-w-140 flex-col gap-10 p-12 pt-0 xl:p-16 xl:pt-0">
        <p className="font-display text-3xl leading-[1.05] font-bold tracking-[-0.018em] wide">
          {heading}
        </p>
        {children}
      </div>
      <div className="promo-table">
        <Rosette preset="landing" className="promo-plate" />
      </div>
    </aside>
  );
}
