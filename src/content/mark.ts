import type { MarkWords } from './checked-files.ts';

/** Leaves the words as they are. `npm run edit` replaces this file by edit/mark.ts. */
export const mark: MarkWords = (data) => data;
