import type { z } from 'zod';

/** Lets the words of a file tell where they come from. */
export type TraceWords = <Data>(data: Data, file: string, schema: z.ZodType) => Data;

// `npm run edit` replaces this file by edit/trace-words.ts.

/** Whether pages that are drafts are read. */
export const hasDrafts = false;

/** Leaves the words as they are. */
export const traceWords: TraceWords = (data) => data;
