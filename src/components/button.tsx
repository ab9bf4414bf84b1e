import type { ComponentProps } from 'react';

type Kind = 'primary' | 'strong' | 'quiet';

const sizes = {
  regular: 'min-h-12 px-6 py-2 text-base',
  small: 'min-h-11 px-3 text-sm whitespace-nowrap sm:px-4',
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-plate border text-center font-semibold no-underline transition-[background-color,border-color,transform] duration-150 active:[translate:0_1px]';

/** Every button has a border, for equal heights and for a visible edge in forced colors. */
const looks: Record<Kind, string> = {
  primary: 'border-transparent bg-mast text-on-mast hover:bg-mast-lit',
  strong: 'border-transparent bg-strong text-on-strong hover:bg-strong-lit',
  quiet: 'border-edge bg-paper text-ink hover:border-ink hover:bg-sheet',
};

type Look = {
  kind?: Kind | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

const lookOf = ({ kind = 'primary', size = 'regular', className = '' }: Look) =>
  `${shape} ${sizes[size]} ${looks[kind]} ${className}`;

export const Button = ({ kind, size, className, ...rest }: ComponentProps<'button'> & Look) => (
  <button type="button" className={lookOf({ kind, size, className })} {...rest} />
);

export const ButtonLink = ({ kind, size, className, ...rest }: ComponentProps<'a'> & Look) => (
  <a className={lookOf({ kind, size, className })} {...rest} />
);
