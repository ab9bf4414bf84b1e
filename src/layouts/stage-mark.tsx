/** Says in the corner of a page that this is not the live site. Last in the document, so that nobody has to listen past it. */
export const StageMark = ({ label }: { label: string }) => (
  <aside className="stage-mark" aria-label={label}>
    {label}
  </aside>
);
