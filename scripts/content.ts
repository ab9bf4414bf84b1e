/**
 * Looks after the words of the site.
 *
 *   npm run content check     validates every content and brand file
 *   npm run content claims    lists the claims on which pages disagree
 *   npm run content schemas   writes the editor's schemas from the real ones
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNames } from '../src/brand/brand-file.ts';
import { ContentError, parseLanguages } from '../src/content/parse-content.ts';
import { readContent, readFiles } from '../src/content/read-content.ts';
import { claimsReport } from './content-claims.ts';
import { editorSettings, jsonSchemas, schemaFolder } from './content-schemas.ts';
import { root } from './root.mjs';

/** Every brand reads the same words, so each is tried; a fault that all share is told once. */
function check(): number {
  const start = performance.now();
  const files = readFiles(join(root, 'src'));
  const faults = new Set<string>();
  const brands = brandNames(Object.keys(files));
  for (const name of brands) {
    try {
      parseLanguages(files, `brand/${name}.yaml`);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
  }
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const count = `${Object.keys(files).length} files, ${brands.length} brands, ${took}`;
  for (const fault of faults) console.error(fault);
  console.log(faults.size === 0 ? `Sound: ${count}` : `${faults.size} to mend: ${count}`);
  return faults.size === 0 ? 0 : 1;
}

function claims(): number {
  console.log(claimsReport(readContent(join(root, 'src')).claims));
  return 0;
}

function schemas(): number {
  const folder = join(root, schemaFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (path: string, data: object) => writeFileSync(path, JSON.stringify(data));
  for (const { name, schema } of jsonSchemas()) write(join(folder, `${name}.json`), schema);
  mkdirSync(join(root, '.vscode'), { recursive: true });
  write(join(root, '.vscode/settings.json'), editorSettings());
  const format = [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    schemaFolder,
    '.vscode',
  ];
  return spawnSync(process.execPath, format, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

const commands: Record<string, () => number> = { check, claims, schemas };
const command = commands[process.argv[2] ?? ''];
if (!command) console.error(`npm run content ${Object.keys(commands).join(' | ')}`);
process.exitCode = command ? command() : 2;
