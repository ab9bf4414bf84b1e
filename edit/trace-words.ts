import type { TraceWords } from '../src/content/fill-in.ts';
import type { Picture } from '../src/lib/pictures.ts';
import { kinds } from '../src/schema/kinds.ts';
import { mapFields } from '../src/schema/walk.ts';
import type { Path } from './api.ts';
import { markOf } from './mark-text.ts';
import { numberOf } from './place-number.ts';

/** Amounts are numbers until they are printed: their marks stand beside them. */
const amountMarks = (file: string, path: Path) => {
  const mark = (name: string) => markOf(numberOf({ file, path: [...path, name] }));
  return { monthly: mark('monthly'), yearly: mark('yearly') };
};

/** Lets every text that is read on a page, and every paragraph, end in a mark that tells where it is from. */
export const traceWords: TraceWords = (data, file, schema) =>
  mapFields(schema, data, (value, { kind }, path) => {
    if (kind === 'planPrice') return { ...(value as object), marks: amountMarks(file, path) };
    // A picture bears it in what it shows, which is read out.
    if (kind === 'picture' && (value as Partial<Picture>).alt)
      return {
        ...(value as Picture),
        alt: (value as Picture).alt + markOf(numberOf({ file, path })),
      };
    const { mapWords } = kinds[kind];
    if (!mapWords) return value;
    const own = markOf(numberOf({ file, path }));
    return mapWords(String(value), (words, isLast) => (isLast ? words + own : words));
  });
