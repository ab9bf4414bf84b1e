import { z } from 'zod';

/**
 * A page whose bands can be left out and moved: `bands` names those it shows, in their order. A band
 * that is not named needs no words, and those it has are left out.
 */
export function pageOf<Fixed extends z.ZodRawShape, Bands extends z.ZodRawShape>(
  fixed: Fixed,
  bands: Bands,
) {
  const names = Object.keys(bands) as [keyof Bands & string, ...(keyof Bands & string)[]];
  const order = z
    .array(z.enum(names))
    .refine((shown) => new Set(shown).size === shown.length, 'must name each band once')
    .describe('The bands of the page, in their order. Take a name out, and the band is gone');
  const isLeftOut = (key: string, shown: readonly string[]) =>
    Object.hasOwn(bands, key) && !shown.includes(key);
  return z
    .strictObject({ ...fixed, bands: order, ...z.strictObject(bands).partial().shape })
    .superRefine((page, context) => {
      const { bands: shown, ...words } = page as { bands: string[] } & Record<string, unknown>;
      for (const name of shown.filter((band) => words[band] === undefined)) {
        const message = 'is missing: write the words of this band, or take its name out of bands';
        context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .transform((page) => {
      const { bands: shown } = page as { bands: string[] };
      const entries = Object.entries(page).filter(([key]) => !isLeftOut(key, shown));
      return Object.fromEntries(entries) as typeof page;
    });
}
