import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  kindOfFile,
  registerFiles,
  registerFolders,
  sharedFiles,
} from '../../src/content/file-kinds.ts';
import { pageSchema, textPageSchema } from '../../src/content/page-schema.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { brandFields } from '../../src/schema/brand.ts';
import { root } from '../../tools/setup/run.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';
import { bend } from './bend.ts';
import { seed } from './owned-copy.ts';
import { changeContent, randomChange } from './random-content.ts';
import { Traits } from './traits.ts';

// Whatever the schemas let an owner write is on one of the sites that the owner's suite looks at.

it('every field, choice and length of a list is on an owner’s site', async () => {
  const traits = new Traits();
  const files = { ...sharedFiles, ...registerFiles, ...registerFolders };
  traits.learn(brandFields, 'brand');
  traits.learn(pageSchema, 'page');
  traits.learn(textPageSchema, 'text page');
  for (const [name, { schema }] of Object.entries(files)) traits.learn(schema, name);

  const home = mkdtempSync(join(tmpdir(), 'covered-'));
  const [bent, random] = [join(home, 'bent'), join(home, 'random')];
  const [change] = sample(randomChange, { numRuns: 1, seed });
  for (const copy of [bent, random]) await copyProject(copy);
  await bend(bent);
  if (change) changeContent(random, change);
  for (const site of [root, bent, random, join(import.meta.dirname, 'nomad')]) {
    const sources = readFiles(site);
    for (const each of Object.values({ ...sharedFiles, ...registerFiles })) {
      const { file, schema } = each as { file: string; schema: z.ZodType };
      const isThere = file in sources || `content/${file}` in sources;
      if (!isThere) traits.note(schema, schema.safeParse([]).success ? [] : {});
    }
    for (const [file, text] of Object.entries(sources)) {
      const kind = kindOfFile(file, ['']);
      if (kind) traits.note(kind.schema, readSource(file, text).data);
    }
  }
  rmSync(home, { recursive: true });
  expect(traits.possible.size).toBeGreaterThan(300);
  expect(traits.missing()).toEqual([]);
});
