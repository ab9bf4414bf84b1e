import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../../src/components/button.tsx';
import { LineIcon } from '../../src/components/line-icon.tsx';

type Props = ComponentProps<'button'> & { drawing: IconNode; label: string };

/** A button that is only a drawing; its name shows on hover. One that can do nothing keeps the focus. */
export const ToolButton = ({ drawing, label, disabled, onClick, ...rest }: Props) => (
  <button
    type="button"
    className="grid size-10 place-items-center rounded-plate not-aria-disabled:hover:bg-sheet aria-disabled:text-edge aria-pressed:bg-sheet"
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    {...rest}
  >
    <LineIcon drawing={drawing} className="size-5" />
  </button>
);

/** A button for what may be done besides. */
export const QuietButton = (props: ComponentProps<'button'>) => (
  <Button
    kind="quiet"
    size="small"
    className="justify-self-start aria-disabled:text-edge aria-pressed:border-ink aria-pressed:bg-sheet"
    {...props}
  />
);
