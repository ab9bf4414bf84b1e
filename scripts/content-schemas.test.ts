import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSettings, jsonSchemas, schemaFolder } from './content-schemas.ts';

const schemas = jsonSchemas();
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const plain = (data: object): unknown => JSON.parse(JSON.stringify(data));

it('the editor’s schemas are those of the content: run “npm run content schemas” after a change', () => {
  expect(readdirSync(schemaFolder).sort()).toEqual(
    schemas.map(({ name }) => `${name}.json`).sort(),
  );
  for (const { name, schema } of schemas) {
    expect(readJson(`${schemaFolder}/${name}.json`), name).toEqual(plain(schema));
  }
  expect(readJson('.vscode/settings.json')).toEqual(editorSettings());
});

it('describes fields where an editor shows them', () => {
  const landing = readJson(`${schemaFolder}/pages-landing.json`);
  expect(landing).toHaveProperty(
    'properties.hero.properties.title.description',
    expect.stringMatching(/sentence/),
  );
});
