import type { z } from 'zod';
import { type Brand, brandSchema } from '../brand/schema.ts';
import { type Catalog, catalog } from './catalog.ts';
import { claimsSchema, pricesSchema } from './schemas/registers.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { fillTokens, type Registers } from './tokens.ts';

/** Source files by their path below src, such as content/pages/landing.yaml. */
export type Files = Record<string, string>;

export type Content = Registers & {
  [Key in keyof Catalog]: z.infer<Catalog[Key]['schema']>;
};

export class ContentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}`,
    );
    this.name = 'ContentError';
    this.faults = faults;
  }
}

type Issue = { path: PropertyKey[]; message: string };

/** Of a choice between shapes, tells only what is wrong with the one that came nearest. */
function flatten(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [{ path: issue.path, message: issue.message }];
  }
  const nearest = issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
  return nearest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

class Reader {
  readonly faults: string[] = [];
  private readonly files: Files;
  private readonly unread: Set<string>;

  constructor(files: Files) {
    this.files = files;
    this.unread = new Set(Object.keys(files).filter((file) => file.startsWith('content/')));
  }

  report(file: string, source: SourceFile | undefined, { path, message }: Issue) {
    const field = path.join('.') || 'the file';
    this.faults.push(`src/${file}:${source?.lineOf(path) ?? 1} ${field}: ${message}`);
  }

  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: (value: string) => string = (value) => value,
  ): z.infer<Schema> | undefined {
    this.unread.delete(file);
    const text = this.files[file];
    if (text === undefined) {
      this.report(file, undefined, { path: [], message: 'is missing' });
      return undefined;
    }
    const source = readSource(file, text);
    for (const message of source.faults) this.report(file, source, { path: [], message });
    if (source.faults.length > 0) return undefined;
    const filled = this.fillAll(file, source, source.data, fill, []);
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(flatten)) this.report(file, source, issue);
    return undefined;
  }

  private fillAll(
    file: string,
    source: SourceFile,
    value: unknown,
    fill: (value: string) => string,
    path: PropertyKey[],
  ): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => this.fillAll(file, source, item, fill, [...path, index]));
    }
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          this.fillAll(file, source, item, fill, [...path, key]),
        ]),
      );
    }
    if (typeof value !== 'string') return value;
    try {
      return fill(value);
    } catch (error) {
      this.report(file, source, { path, message: (error as Error).message });
      return value;
    }
  }

  reportUnread() {
    for (const file of this.unread) {
      this.report(file, undefined, { path: [], message: 'is used by no page' });
    }
  }
}

/** With the suffix, because that is what a search engine cuts off. */
function titleFault(data: unknown, brand: Brand): Issue | undefined {
  const title = (data as { meta?: { title?: string } }).meta?.title;
  const whole = title && `${title} | ${brand.name}`;
  if (!whole || whole.length <= 60) return undefined;
  return {
    path: ['meta', 'title'],
    message: `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`,
  };
}

/** Checks every content file against its schema and fills in brand, claims and prices. */
export function parseContent(files: Files, brandFile = 'brand'): Content {
  const reader = new Reader(files);
  const brand = reader.read(`brand/${brandFile}.yaml`, brandSchema);
  const claims = reader.read('content/claims.yaml', claimsSchema);
  const prices = reader.read('content/prices.yaml', pricesSchema);
  if (!brand || !claims || !prices) throw new ContentError(reader.faults);

  const registers: Registers = { brand, claims, prices };
  const used = new Set<string>();
  const entries = Object.entries(catalog).map(([key, { file, schema, route }]) => {
    const use = (claim: string, page: string) => used.add(`${claim} ${page}`);
    const path = `content/${file}`;
    const data = reader.read(path, schema as z.ZodType, (value) =>
      fillTokens(value, registers, { route, use }),
    );
    const fault = data === undefined ? undefined : titleFault(data, brand);
    if (fault) reader.report(path, readSource(file, files[path] ?? ''), fault);
    return [key, data];
  });
  for (const [id, claim] of Object.entries(claims)) {
    for (const [at, reading] of claim.readings.entries()) {
      for (const page of reading.pages.filter((name) => !used.has(`${id} ${name}`))) {
        reader.report('content/claims.yaml', readSource('', files['content/claims.yaml'] ?? ''), {
          path: [id, 'readings', at, 'pages'],
          message: `lists ${page}, which does not print this claim`,
        });
      }
    }
  }
  reader.reportUnread();
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return { ...registers, ...Object.fromEntries(entries) } as Content;
}
