import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { jsonSchemas } from './content-schemas.ts';

const schemas = jsonSchemas();
const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
);

it('the editor knows a schema for every content file, shared or a brand’s own, and no other', () => {
  const known = Object.entries(settings['yaml.schemas']);
  expect(known.map(([path]) => path).sort()).toEqual(
    schemas.map(({ name }) => `.schemas/${name}.json`).sort(),
  );
  expect(schemas.find(({ name }) => name === 'words')?.files).toContain(
    'brands/*/content/words.yaml',
  );
  for (const { name, files } of schemas) {
    const glob = settings['yaml.schemas'][`.schemas/${name}.json`] ?? '';
    for (const file of files) expect(matchesGlob(file, glob), `${file} ${glob}`).toBe(true);
  }
});
