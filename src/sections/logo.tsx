import { LogoMark } from '../art/logo.tsx';
import type { Brand } from '../brand/schema.ts';
import { markOf } from '../lib/mark.ts';

/** The mark and the name, leading home. */
export function Logo({ brand, label }: { brand: Brand; label: string }) {
  return (
    <a
      href="/"
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-2 font-display text-lg sm:gap-2.5 sm:text-xl font-bold wide text-ink no-underline"
    >
      <LogoMark mark={markOf(brand)} className="size-7" />
      {brand.shortName ?? brand.name}
    </a>
  );
}
