type StatProps = {
  value: string;
  label: string;
  /** The line beside it, and the space around it. */
  className?: string;
  /** Size and color of the figure. */
  look?: string;
};

/** A figure above its label. */
export const Stat = ({ value, label, className = '', look = 'text-2xl' }: StatProps) => (
  <div className={`flex flex-col-reverse justify-end gap-1 ${className}`}>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className={`font-display leading-none font-bold narrow ${look}`}>{value}</dd>
  </div>
);
