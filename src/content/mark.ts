import type { Mark } from './checked-files.ts';

/** Leaves the words as they are. `npm run edit` replaces this file by edit/mark.ts. */
export const mark: Mark = (data) => data;
