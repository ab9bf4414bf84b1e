import { DrawnIcon, type DrawnIconProps } from './drawn-icon.tsx';

/** One line in, several providers out, one of them taken. */
export function RouteIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M2 12h5c5 0 4-7 9-7h1M7 12h10M7 12c5 0 4 7 9 7h1" />
      <circle cx="19" cy="5" r="2" />
      <circle cx="19" cy="12" r="2" fill="currentColor" />
      <circle cx="19" cy="19" r="2" />
    </DrawnIcon>
  );
}
