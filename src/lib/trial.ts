/** What a visitor tries on: a brand name, and one of the inks or any color as #rrggbb. */
export type Trial = { name: string; ink: string };

export const longestName = 40;

const isInk = (value: string, inks: readonly string[]) =>
  inks.includes(value) || /^#[0-9a-f]{6}$/i.test(value);

/** Control characters and direction overrides have no place in a name, wherever it came from. */
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

/** Reads a trial from an address or from what was stored; anything unfit is left out. */
export function readTrial(source: string, inks: readonly string[]): Trial {
  const values = new URLSearchParams(source);
  const given = values.get('ink') ?? '';
  const ink = /^[0-9a-f]{6}$/i.test(given) ? `#${given}` : given;
  return {
    name: clean(values.get('brand') ?? ''),
    ink: isInk(ink, inks) ? ink.toLowerCase() : '',
  };
}

/** The trial as a query, without a leading question mark; empty where nothing was chosen. */
export function writeTrial({ name, ink }: Trial): string {
  const values = new URLSearchParams();
  if (clean(name)) values.set('brand', clean(name));
  if (ink) values.set('ink', ink.replace('#', ''));
  return values.toString();
}
