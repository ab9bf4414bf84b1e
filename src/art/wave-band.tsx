interface WaveBandProps {
  /** Sets the height; the band fills the width. */
  className?: string;
}

/** A cord along the line: one lobe, as a file, in a row as long as it needs to be. */
export function WaveBand({ className = 'h-12 w-full' }: WaveBandProps) {
  return <div aria-hidden="true" className={`plate-band ${className}`} />;
}
