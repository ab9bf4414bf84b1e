import type { z } from 'zod';
import { type BandName, bands } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { exampleOf, heroNames, pageText, plainNames } from '../../tools/examples/example-pages.ts';
import { defOf, inside, isOptional, leastOf } from './traits.ts';

/** Optional fields of which one must be there. */
const needed = new Set(['show', 'form', 'price']);

/** The same data with no more than its schema asks for: no optional field, lists as short as they may be. */
export const bare = (schema: z.ZodType, data: unknown) => shorten(schema, data, 0);

/** The same data with lists of one entry, or as few as they may have. */
export const single = (schema: z.ZodType, data: unknown) => shorten(schema, data, 1);

function shorten(outer: z.ZodType, data: unknown, least: 0 | 1): unknown {
  const schema = inside(outer);
  const { type, shape, element, options } = defOf(schema);
  if (data === null || typeof data !== 'object') return data;
  if (type === 'union') {
    const option = options.find((each) => each.safeParse(data).success);
    return option ? shorten(option, data, least) : data;
  }
  if (type === 'array' && Array.isArray(data))
    return data
      .slice(0, Math.max(least, leastOf(schema)))
      .map((entry) => shorten(element, entry, least));
  if (type !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const field = shape[key];
      const isLeft = !field || (least === 0 && isOptional(field) && !needed.has(key));
      return isLeft ? [] : [[key, shorten(field, value, least)]];
    }),
  );
}

const bareBand = (band: BandName) => ({
  band,
  ...(bare(bands[band].schema, exampleOf(band)) as object),
});

/** Every band with as little as it can have: one page for each way to open one, the others in parts. */
export function bareBands(): Files {
  const inPart = 8;
  const pages = heroNames.map((hero, at) => {
    const others = plainNames.slice(at * inPart, (at + 1) * inPart);
    return [
      `content/pages/bare/${hero}.yaml`,
      pageText(`Bare ${hero}`, [bareBand(hero), ...others.map(bareBand)]),
    ];
  });
  return Object.fromEntries(pages);
}
