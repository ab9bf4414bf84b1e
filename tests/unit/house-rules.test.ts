import { expect, it } from 'vitest';
import type { z } from 'zod';
import { registerFiles, registerFolders, sharedFiles } from '../../src/content/file-kinds.ts';
import { pageSchema, textPageSchema } from '../../src/content/page-schema.ts';
import { brandFields } from '../../src/schema/brand.ts';
import { phrasesSchema } from '../../src/schema/languages.ts';
import { filesBelow } from '../support/source-files.ts';

const pathsOf = (folder: string, ending: RegExp) =>
  filesBelow(folder, ending).map(({ path }) => path);

it('owners’ folders hold words, pictures and videos, no code', () => {
  const odd = /(?<!\.(yaml|md|svg|png|jpe?g|webp|avif|mp4|webm|vtt))$/;
  expect([...pathsOf('content', odd), ...pathsOf('brands', odd)]).toEqual([]);
});

it('every page comes from one route: a new page needs no file in src', () => {
  expect(pathsOf('src/pages', /\.astro$/).length).toBeLessThanOrEqual(3);
});

it('no class styles the children of its element: such a rule is held against every element', () => {
  const found = filesBelow('src', /\.(tsx|astro)$/).flatMap(({ path, text }) =>
    (text.match(/["'`\s:](\*{1,2}:|(space-[xy]|divide(-[xy])?)-)[\w[]+/g) ?? []).map(
      (name) => `${path}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

type Def = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
};

/** The fields that hold a value and do not say what it is. Fields that hold fields are said by them. */
function undescribed(schema: z.ZodType, path: string, isSaid: boolean): string[] {
  const { innerType, in: input, element, valueType, options, shape } = schema.def as Def;
  const said = isSaid || Boolean(schema.description);
  const inner = innerType ?? input ?? element ?? valueType;
  if (shape)
    return Object.entries(shape)
      .filter(([name]) => name !== 'band')
      .flatMap(([name, field]) => undescribed(field, `${path}.${name}`, false));
  if (options) return options.flatMap((option) => undescribed(option, path, said));
  return inner ? undescribed(inner, path, said) : said ? [] : [path];
}

it('every field of a content file is described: that is the editors’ manual', () => {
  const schemas: Record<string, z.ZodType> = {
    brands: brandFields,
    pages: pageSchema,
    texts: textPageSchema,
    phrases: phrasesSchema,
  };
  for (const [name, { schema }] of Object.entries({
    ...sharedFiles,
    ...registerFiles,
    ...registerFolders,
  }))
    schemas[name] = schema;
  // A file that is a list or a record of values is described by its own comment.
  const found = Object.entries(schemas).flatMap(([name, schema]) =>
    undescribed(schema, name, true),
  );
  expect(found).toEqual([]);
});
