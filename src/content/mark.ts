import type { Mark } from './checked-files.ts';

/** Leaves the words as they are. With `npm run edit`, edit/mark.ts stands in for this file. */
export const mark: Mark = (data) => data;
