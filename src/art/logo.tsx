import { simOutline, smallPlate } from './logo-paths.ts';

/** A SIM printed with the plate. */
export function LogoMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" fill="none">
      <path d={simOutline} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d={smallPlate} fill="var(--color-mast)" fillRule="evenodd" />
    </svg>
  );
}
