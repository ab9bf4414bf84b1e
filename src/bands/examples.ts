import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { BandName } from './table.ts';

type Example = { band: BandName; look?: string };

/** A kind of band by its examples: one for each of its looks, the usual one first. */
export const examplesOf = (band: BandName): Example[] =>
  parseAllDocuments(readFileSync(join(import.meta.dirname, band, 'example.yaml'), 'utf8')).map(
    (document) => ({ band, ...(document.toJS() as object) }),
  );
