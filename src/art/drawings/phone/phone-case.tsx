import type { ReactNode } from 'react';

interface PhoneCaseProps {
  time: string;
  tabs: readonly string[];
  /** Which of the tabs is open. */
  tab: number;
  className?: string;
  children: ReactNode;
}

export function PhoneCase({ time, tabs, tab, className = '', children }: PhoneCaseProps) {
  return (
    <div
      className={`max-w-full shrink-0 rounded-[2.5rem] border border-ink bg-card p-2 ${className}`}
    >
      <div className="relative flex aspect-[9/19.5] flex-col overflow-hidden rounded-[1.9375rem] border border-edge bg-card">
        <div className="relative flex items-center justify-between px-5 pt-3 pb-2 font-mono text-[0.6875rem]">
          <span>{time}</span>
          {/* Dark in both themes. */}
          <span className="absolute top-2 left-1/2 h-5 w-18 -translate-x-1/2 rounded-full bg-[light-dark(var(--color-ink),var(--color-shade))]" />
          <StatusMarks />
        </div>
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
        <ul className="grid auto-cols-fr grid-flow-col border-rule border-t bg-sheet px-2 pt-2 pb-5 text-center text-[0.6875rem] text-soft">
          {tabs.map((name, index) => (
            <li key={name} className={index === tab ? 'font-semibold text-print' : ''}>
              {name}
            </li>
          ))}
        </ul>
        <span className="absolute bottom-1.5 left-1/2 h-1 w-20 -translate-x-1/2 rounded-full bg-ink" />
      </div>
    </div>
  );
}

export function StatusMarks() {
  return (
    <svg
      aria-hidden="true"
      className="h-2.5 w-10"
      viewBox="0 0 40 10"
      fill="none"
      stroke="currentColor"
    >
      <path d="M1 9.5v-2M4.5 9.5V5M8 9.5V2.5M11.5 9.5V.5" strokeWidth="2" />
      <rect x="19" y="1" width="17" height="8" rx="2" />
      <path d="M38.5 3.5v3" />
      <rect x="21" y="3" width="10" height="4" fill="currentColor" stroke="none" />
    </svg>
  );
}
