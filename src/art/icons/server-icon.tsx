import { DrawnIcon, type DrawnIconProps } from './drawn-icon.tsx';

/** An SM-DP+: the server that prepares profiles and hands them out. */
export function ServerIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4 4h13l3 3v4H4zM4 11h16v5H4zM12 16v5M7 21h10" />
      <path d="M7.5 7.5h.01M7.5 13.5h.01M11 7.5h5M11 13.5h5" />
    </DrawnIcon>
  );
}
