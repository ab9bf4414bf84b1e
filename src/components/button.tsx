import type { ComponentProps } from 'react';

type Kind = 'primary' | 'strong' | 'quiet';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-plate px-6 py-2.5 text-center text-base font-semibold no-underline transition-[background-color,border-color,transform] duration-150 active:translate-y-px';

const kinds: Record<Kind, string> = {
  primary: 'bg-mast text-on-mast hover:bg-mast-lit',
  strong: 'bg-ink text-paper hover:bg-soft',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-sheet',
};

type Look = { kind?: Kind };

export function Button({
  kind = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type="button" className={`${shape} ${kinds[kind]} ${className}`} {...rest} />;
}

export function ButtonLink({
  kind = 'primary',
  className = '',
  ...rest
}: ComponentProps<'a'> & Look) {
  return <a className={`${shape} ${kinds[kind]} ${className}`} {...rest} />;
}
