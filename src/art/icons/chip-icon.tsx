import { DrawnIcon, type DrawnIconProps } from './drawn-icon.tsx';

/** An eUICC: the chip a profile is installed on. */
export function ChipIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M9 5v4.5h6V5M9 19v-4.5h6V19M3 9.5h6v5H3M21 9.5h-6v5h6" />
    </DrawnIcon>
  );
}
