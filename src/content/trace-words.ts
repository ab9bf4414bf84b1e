import type { z } from 'zod';

/** Lets the words of a file tell where they come from. */
export type TraceWords = <Data>(data: Data, file: string, schema: z.ZodType) => Data;

/** Leaves the words as they are. `npm run edit` replaces this file by edit/trace-words.ts. */
export const traceWords: TraceWords = (data) => data;
