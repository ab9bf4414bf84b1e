import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { jsonSchemas } from './content-schemas.ts';

const schemas = jsonSchemas();
const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
);

it('provides Visual Studio Code with a schema for every content file', () => {
  const known = Object.entries(settings['yaml.schemas']);
  expect(known.map(([path]) => path).sort()).toEqual(
    schemas.map(({ name }) => `.schemas/${name}.json`).sort(),
  );
  for (const { name, files } of schemas) {
    const glob = settings['yaml.schemas'][`.schemas/${name}.json`] ?? '';
    expect(matchesGlob(files, glob), `${files} ${glob}`).toBe(true);
  }
});
