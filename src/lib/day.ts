/** A day such as 2026-11-16, in words: November 16, 2026. */
export const day = (value: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
