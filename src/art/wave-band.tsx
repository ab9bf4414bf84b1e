interface WaveBandProps {
  /** Sets the height; the band fills the width. */
  className?: string;
}

/** A band of the guilloché: one lobe, repeated as a mask. */
export function WaveBand({ className = 'h-12 w-full' }: WaveBandProps) {
  return <div aria-hidden="true" className={`plate-band ${className}`} />;
}
