import { traceWords } from './trace-words.ts';

// What `virtual:editor` is while the site is edited. Without the editor, tools/build/content-plugin.ts
// has it.

export const reading = { trace: traceWords, hasDrafts: true };

export const bandMark = (index: number) => `<!--band ${index}-->`;
