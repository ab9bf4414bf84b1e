import type { Health } from './fields.ts';

export const healthTones: Record<Health, string> = {
  up: 'text-good',
  down: 'text-alert',
  standby: 'text-soft',
};

type Props = { health: Health; className?: string };

/** Filled, crossed or empty, because color alone must not tell the state. */
export function HealthMark({ health, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`size-3.5 shrink-0 ${healthTones[health]} ${className}`}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="7" cy="7" r="6" />
      {health === 'up' && <circle cx="7" cy="7" r="2.5" fill="currentColor" />}
      {health === 'down' && <path d="m4.5 4.5 5 5m0-5-5 5" />}
    </svg>
  );
}
