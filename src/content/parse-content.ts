import type { z } from 'zod';
import { brandSchema } from '../brand/schema.ts';
import { type Catalog, catalog } from './catalog.ts';
import { crossFaults } from './cross-check.ts';
import { FileReader, type Files } from './file-reader.ts';
import { claimsSchema, pricesSchema } from './schemas/registers.ts';
import { fillTokens, type Registers } from './tokens.ts';

export type Content = Registers & {
  [Key in keyof Catalog]: z.infer<Catalog[Key]['schema']>;
};

export class ContentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** Checks every content file against its schema and fills in brand, claims and prices. */
export function parseContent(files: Files, brandFile = 'brand'): Content {
  const reader = new FileReader(files);
  const brand = reader.read(`brand/${brandFile}.yaml`, brandSchema);
  const claims = reader.read('content/claims.yaml', claimsSchema);
  const prices = reader.read('content/prices.yaml', pricesSchema);
  if (!brand || !claims || !prices) throw new ContentError(reader.faults);

  const registers: Registers = { brand, claims, prices };
  const printed = new Set<string>();
  const entries = Object.entries(catalog).map(([key, { file, schema, route }]) => {
    const use = (claim: string, page: string) => printed.add(`${claim} ${page}`);
    const path = `content/${file}`;
    const data = reader.read(path, schema as z.ZodType, (value) =>
      fillTokens(value, registers, { route, use }),
    );
    if (data) for (const fault of crossFaults(data, registers)) reader.report(path, fault);
    return [key, data];
  });
  reader.reportUnread();
  // What a broken file would have printed is not known, so the register is judged last and alone.
  if (reader.faults.length === 0) reportIdleReadings(reader, registers, printed);
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return { ...registers, ...Object.fromEntries(entries) } as Content;
}

function reportIdleReadings(reader: FileReader, { claims }: Registers, printed: Set<string>) {
  for (const [id, { readings }] of Object.entries(claims)) {
    for (const [at, { pages }] of readings.entries()) {
      for (const page of pages.filter((name) => !printed.has(`${id} ${name}`))) {
        reader.report('content/claims.yaml', {
          path: [id, 'readings', at, 'pages'],
          message: `lists ${page}, which does not print this claim`,
        });
      }
    }
  }
}
