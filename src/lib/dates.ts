/** A day such as 2026-11-16, in words: November 16, 2026. */
export const day = (value: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));

/** A month such as 2024-01, in words: January 2024. */
export const month = (value: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value}-01T00:00:00Z`),
  );
