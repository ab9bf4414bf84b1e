/** What a visitor tries on the site: a brand name, and an ink by name or as #rrggbb. */
export type TriedInk = { name: string; ink: string };

export const longestName = 40;

const isInk = (value: string, inks: readonly string[]) =>
  inks.includes(value) || /^#[0-9a-f]{6}$/i.test(value);

/** Without control characters and direction overrides, which could come with the address. */
const clean = (name: string) =>
  Array.from(
    name
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, longestName)
    .join('')
    .trimEnd();

/** Reads it from an address or from storage. Anything invalid is left out. */
export function readTriedInk(source: string, inks: readonly string[]): TriedInk {
  const values = new URLSearchParams(source);
  const given = values.get('ink') ?? '';
  const ink = /^[0-9a-f]{6}$/i.test(given) ? `#${given}` : given;
  return {
    name: clean(values.get('brand') ?? ''),
    ink: isInk(ink, inks) ? ink.toLowerCase() : '',
  };
}

/** As a query, without the question mark; empty if nothing was chosen. */
export function writeTriedInk({ name, ink }: TriedInk): string {
  const values = new URLSearchParams();
  if (clean(name)) values.set('brand', clean(name));
  if (ink) values.set('ink', ink.replace('#', ''));
  return values.toString();
}
