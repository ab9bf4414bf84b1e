import type { ReactNode } from 'react';

/** One thing to look at, and the file below src that draws it. */
export type Example = { file: string; name: string; element: ReactNode };
