export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A moment in the spelling of the database; before now where `ms` is below zero. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
