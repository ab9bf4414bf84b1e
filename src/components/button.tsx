import type { ComponentProps } from 'react';

type Kind = 'primary' | 'strong' | 'quiet';

const sizes = {
  regular: 'min-h-12 px-6 py-2.5 text-base',
  small: 'min-h-11 px-3 text-sm whitespace-nowrap sm:px-4',
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-plate text-center font-semibold no-underline transition-[background-color,border-color,transform] duration-150 active:translate-y-px';

/** Forced colors take the fill away, and with it all that makes a button of it. */
const edgeWithoutFill = 'forced-colors:border';

const kinds: Record<Kind, string> = {
  primary: `bg-mast text-on-mast hover:bg-mast-lit ${edgeWithoutFill}`,
  strong: `bg-strong text-on-strong hover:bg-strong-lit ${edgeWithoutFill}`,
  quiet: 'border border-edge bg-paper text-ink hover:border-ink hover:bg-sheet',
};

type Look = { kind?: Kind; size?: keyof typeof sizes };

export function Button({
  kind = 'primary',
  size = 'regular',
  className = '',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      className={`${shape} ${sizes[size]} ${kinds[kind]} ${className}`}
      {...rest}
    />
  );
}

export function ButtonLink({
  kind = 'primary',
  size = 'regular',
  className = '',
  ...rest
}: ComponentProps<'a'> & Look) {
  return <a className={`${shape} ${sizes[size]} ${kinds[kind]} ${className}`} {...rest} />;
}
