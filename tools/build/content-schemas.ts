import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ZodType, z } from 'zod';
import { registerFiles, sharedFiles } from '../../src/content/file-kinds.ts';
import { pageSchema } from '../../src/content/page-schema.ts';
import { brandFields } from '../../src/schema/brand.ts';

/** Every schema with its name and its files. */
const schemas: { name: string; files: string; schema: ZodType }[] = [
  { name: 'brands', files: 'brands/*.yaml', schema: brandFields },
  { name: 'pages', files: 'content/pages/**/*.yaml', schema: pageSchema },
  ...Object.values(sharedFiles).map(({ file, schema }) => ({
    name: file.replace(/^content\/|\.yaml$/g, ''),
    files: file,
    schema,
  })),
  ...Object.values(registerFiles).map(({ place, schema }) => ({
    name: place.replace(/\.yaml$|\/$/, ''),
    files: `content/${place.replace(/\/$/, '/*.yaml')}`,
    schema,
  })),
];

/** Every schema as a JSON schema. */
export const jsonSchemas = () =>
  schemas.map(({ name, files, schema }) => ({
    name,
    files,
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  }));

/** Writes the schemas where .vscode/settings.json looks for them. They are not committed. */
export function writeJsonSchemas(folder = '.schemas') {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of jsonSchemas())
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
}
