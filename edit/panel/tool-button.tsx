import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';

type Props = ComponentProps<'button'> & { drawing: IconNode; label: string };

/** A button that is only a drawing; its name shows on hover. */
export const ToolButton = ({ drawing, label, ...rest }: Props) => (
  <button type="button" className="tool" aria-label={label} title={label} {...rest}>
    <LineIcon drawing={drawing} />
  </button>
);
