/** Marks an invented person or company; nothing if the brand says that the content is real. */
export function SampleMark({ label }: { label: string | undefined }) {
  if (!label) return null;
  return (
    <span className="inline-block rounded-plate border border-rule px-1.5 font-mono text-xs leading-5 text-soft">
      {label}
    </span>
  );
}
