import { LogoMark } from '../art/logo.tsx';

/** The mark and the name, leading home. */
export function Logo({ name, label }: { name: string; label: string }) {
  return (
    <a
      href="/"
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-2 font-display text-lg sm:gap-2.5 sm:text-xl font-bold wide text-ink no-underline"
    >
      <LogoMark className="size-7" />
      {name}
    </a>
  );
}
