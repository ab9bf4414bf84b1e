interface MicroLineProps {
  text: string;
  className?: string;
}

/** Microprint: three lines of tiny words. Ornament only. */
export function MicroLine({ text, className = '' }: MicroLineProps) {
  const line = `${text} `.repeat(24);
  return (
    <div
      aria-hidden="true"
      data-brand-text=""
      className={`select-none overflow-hidden whitespace-pre font-mono text-[0.25rem] text-print uppercase leading-[1.7] tracking-[0.08em] ${className}`}
    >
      {[line, line, line].join('\n')}
    </div>
  );
}
