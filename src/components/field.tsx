import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { id: string; label: string };

export function Field({ label, className = '', ...rest }: Props) {
  return (
    <div className={className}>
      <label htmlFor={rest.id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input className="field" {...rest} />
    </div>
  );
}
