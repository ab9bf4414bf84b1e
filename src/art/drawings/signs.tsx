import type { Health } from '../../schema/drawings.ts';
import { Ornament } from './lines.tsx';

export const healthTones: Record<Health, string> = {
  up: 'text-good',
  down: 'text-alert',
  standby: 'text-soft',
};

type HealthSignProps = { health: Health; className?: string };

/** Filled, crossed or empty, because color alone must not convey the state. */
export function HealthSign({ health, className = '' }: HealthSignProps) {
  return (
    <Ornament
      className={`size-3.5 shrink-0 ${healthTones[health]} ${className}`}
      box="0 0 14 14"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="7" cy="7" r="6" />
      {health === 'up' && <circle cx="7" cy="7" r="2.5" fill="currentColor" />}
      {health === 'down' && <path d="m4.5 4.5 5 5m0-5-5 5" />}
    </Ornament>
  );
}

/** The contacts of a SIM. */
export function Chip({ className = 'h-12 w-16' }: { className?: string }) {
  return (
    <Ornament className={className} box="0 0 64 48" strokeWidth="1.25">
      <rect x="1" y="1" width="62" height="46" rx="7" />
      <path d="M1 12.5h18M1 24h18M1 35.5h18M45 12.5h18M45 24h18M45 35.5h18M19 1v8q0 3.5 4 3.5h18q4 0 4-3.5V1M19 47v-8q0-3.5 4-3.5h18q4 0 4 3.5v8M19 12.5v23M45 12.5v23" />
      <path
        strokeWidth=".6"
        d="M23 16.5h18M23 19.5h18M23 22.5h18M23 25.5h18M23 28.5h18M23 31.5h18"
      />
    </Ornament>
  );
}

/** Signal and battery, as in a phone's status bar. */
export function PhoneStatus() {
  return (
    <Ornament className="h-2.5 w-10" box="0 0 40 10" stroke="currentColor">
      <path d="M1 9.5v-2M4.5 9.5V5M8 9.5V2.5M11.5 9.5V.5" strokeWidth="2" />
      <rect x="19" y="1" width="17" height="8" rx="2" />
      <path d="M38.5 3.5v3" />
      <rect x="21" y="3" width="10" height="4" fill="currentColor" stroke="none" />
    </Ornament>
  );
}
