interface MicroLineProps {
  text: string;
  className?: string;
}

/** Microprint: a line made of tiny words. Ornament only. */
export function MicroLine({ text, className = '' }: MicroLineProps) {
  const line = `${text} `.repeat(24);
  return (
    <div
      aria-hidden="true"
      className={`select-none overflow-hidden font-mono text-[0.25rem] text-print uppercase leading-[1.7] tracking-[0.08em] ${className}`}
    >
      <span data-brand-text="" className="block whitespace-nowrap">
        {line}
      </span>
      <span data-brand-text="" className="block whitespace-nowrap">
        {line}
      </span>
      <span data-brand-text="" className="block whitespace-nowrap">
        {line}
      </span>
    </div>
  );
}
