import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandFields } from '../src/brand/schema.ts';
import { catalog, folders } from '../src/content/catalog.ts';
import { languagesSchema } from '../src/content/schemas/languages.ts';
import { claimsSchema, pricesSchema } from '../src/content/schemas/registers.ts';

type Entry = { file: string; schema: z.ZodType };

const yaml: Entry[] = [
  { file: 'brands/*.yaml', schema: brandFields },
  { file: 'content/languages.yaml', schema: languagesSchema },
  { file: 'content/claims.yaml', schema: claimsSchema },
  { file: 'content/prices.yaml', schema: pricesSchema },
  ...Object.values(catalog)
    .filter(({ file }) => file.endsWith('.yaml'))
    .map(({ file, schema }) => ({ file: `content/${file}`, schema })),
  ...Object.values(folders).map(({ folder, schema }) => ({
    file: `content/${folder}/*.yaml`,
    schema,
  })),
];

/** Files of one shape share a schema, named after their folder; all others after their path. */
function nameOf(files: string[]): string {
  const [folder = '', ...rest] = (files[0] ?? '').replace('.yaml', '').split('/');
  const isShared = files.length > 1 || rest.at(-1) === '*';
  return isShared ? (rest.at(-2) ?? folder) : rest.join('-');
}

/** The editor's view of every schema: the JSON schema, and the files it is for. */
export function jsonSchemas(): { name: string; files: string[]; schema: object }[] {
  const byShape = Map.groupBy(yaml, ({ schema }) => schema);
  return [...byShape].map(([schema, entries]) => {
    const files = entries.map(({ file }) => file);
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return { name: nameOf(files), files, schema: json };
  });
}

/** Where .vscode/settings.json looks for them. Made from the real schemas, so never committed. */
export function writeJsonSchemas(root: string): string {
  const folder = join(root, '.schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of jsonSchemas()) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema));
  }
  return folder;
}
