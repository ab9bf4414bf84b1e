import type { z } from 'zod';
import { brandFile, brandNames } from '../brand/brand-file.ts';
import { brandSchema } from '../brand/schema.ts';
import { type Catalog, catalog } from './catalog.ts';
import { claimRegister } from './claim-register.ts';
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
export function parseContent(files: Files, brandPath = brandFile('')): Content {
  if (!(brandPath in files)) {
    const brands = brandNames(Object.keys(files)).join(', ');
    throw new ContentError([`There is no brand file ${brandPath}; BRAND can be ${brands}`]);
  }
  const reader = new FileReader(files);
  const brand = reader.read(brandPath, brandSchema);
  const register = reader.read('content/claims.yaml', claimsSchema);
  const prices = reader.read('content/prices.yaml', pricesSchema);
  if (!brand || !register || !prices) throw new ContentError(reader.faults);
  for (const id of Object.keys(brand.claims).filter((name) => !(name in register))) {
    reader.report(brandPath, { path: ['claims', id], message: 'is no claim in claims.yaml' });
  }

  const claims = claimRegister(register, brand.claims);
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
  if (reader.faults.length === 0) reportIdleReadings(reader, registers, printed, brandPath);
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return { ...registers, ...Object.fromEntries(entries) } as Content;
}

function reportIdleReadings(
  reader: FileReader,
  { claims, brand }: Registers,
  printed: Set<string>,
  brandPath: string,
) {
  for (const [id, { readings }] of Object.entries(claims)) {
    const isOwn = Array.isArray(brand.claims[id]);
    const file = isOwn ? brandPath : 'content/claims.yaml';
    for (const [at, { pages }] of readings.entries()) {
      for (const page of pages.filter((name) => !printed.has(`${id} ${name}`))) {
        reader.report(file, {
          path: isOwn ? ['claims', id, at, 'pages'] : [id, 'readings', at, 'pages'],
          message: `lists ${page}, which does not print this claim`,
        });
      }
    }
  }
}
