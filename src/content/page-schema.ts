import { z } from 'zod';
import type { Kind, WordsOf } from '../bands/define-band.ts';
import { type BandName, bandNames, bands } from '../bands/table.ts';
import { nearest } from '../lib/text.ts';
import { slug } from '../schema/fields.ts';
import { meta, pageFields } from '../schema/page-fields.ts';
import type { PageFacts } from '../schema/site.ts';

const anchor = slug('Name by which links reach the band: #name').optional();

const bandSchema = (name: BandName) =>
  z.strictObject({ band: z.literal(name), id: anchor, ...bands[name].schema.shape });

/** A band of a page: its kind, and its words. */
export type Band = {
  [Name in BandName]: { band: Name; id?: string | undefined } & WordsOf<(typeof bands)[Name]>;
}[BandName];

function unknownKind(name: unknown) {
  const meant = nearest(String(name), bandNames);
  return `is not a kind of band: ${meant ? `did you mean ${meant}?` : 'docs/pages-and-bands.md has a picture of each'}`;
}

const [first, ...others] = bandNames.map(bandSchema);

const band = z
  .discriminatedUnion('band', [first as NonNullable<typeof first>, ...others], {
    error: ({ code, input }) =>
      code === 'invalid_union' ? unknownKind((input as { band?: unknown })?.band) : undefined,
  })
  .describe('One band of the page, with its words') as unknown as z.ZodType<Band>;

/** The kind of a band; undefined if there is no such kind. */
export const kindOf = ({ band }: { band: string }) => bands[band as BandName] as Kind | undefined;

/** A page: a YAML file with a list of bands. */
export const pageSchema = z.strictObject({
  ...pageFields,
  bands: z
    .array(band)
    .min(1)
    .max(60)
    .meta({ isBands: true, description: 'The bands of the page, in their order' }),
});

const { schema: textWords } = bands.text;

/**
 * A page of text: a Markdown file, whose head has the fields of one `text` band. Fields that the head
 * leaves out are taken from the text: see text-page.ts.
 */
export const textPageSchema = z.strictObject({
  ...pageFields,
  meta: meta
    .partial({ title: true, description: true, updated: true })
    .default({})
    .describe(meta.description ?? ''),
  ...textWords.shape,
  heading: textWords.shape.heading
    .optional()
    .describe('Headline of the page; without it, the text begins with one: # Headline'),
});

/** A page with its address in the default language and its file. */
export type Page = Omit<PageFacts, 'bands'> & {
  file: string;
  bands: Band[];
  /** Whether none of its bands has anything to show but those that open and close it. */
  isEmpty?: boolean;
};
