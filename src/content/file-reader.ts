import { z } from 'zod';
import { mapTexts } from '../lib/data.ts';
import { type SchemaField, stepsTo } from '../schema/walk.ts';
import type { FoundIn } from './content.ts';
import { pageIn } from './file-kinds.ts';
import type { Finding, Found } from './finding.ts';
import type { ParsedFiles } from './parse-files.ts';
import { refuseTokens, UnknownToken } from './tokens.ts';
import { readAs } from './zod-issues.ts';

/** Replaces the tokens of a text. Few have any, so the field that it is in is looked up on demand. */
type Fill = (text: string, fieldOf: () => SchemaField | undefined) => string;

/** Adds the line of the value, and the page that the file makes. */
export function placeFinding({ sources }: ParsedFiles, { at, ...found }: FoundIn): Finding {
  const { file, path } = found;
  const page = pageIn(file);
  const line = sources[file]?.lineOf(path, at) ?? 1;
  return { severity: 'error', line, ...(page && { page }), ...found };
}

/** Reads files by their schemas, and collects what is found in them and which of them are read. */
export class FileReader {
  readonly parsed: ParsedFiles;
  readonly findings: Finding[] = [];
  readonly isRead = new Set<string>();

  constructor(parsed: ParsedFiles) {
    this.parsed = parsed;
    for (const { file, ...found } of parsed.misnamed) this.report(file, found);
  }

  report(file: string, ...all: Found[]) {
    this.findings.push(...all.map((found) => placeFinding(this.parsed, { file, ...found })));
  }

  /** The file's data before it is checked. */
  raw(file: string): unknown {
    return this.parsed.sources[file]?.data;
  }

  /** The file's data, with `fill` applied to every text in it; undefined if the file has errors. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: Fill = refuseTokens,
  ): z.infer<Schema> | undefined {
    this.isRead.add(file);
    const source = this.parsed.sources[file];
    const wholeFile = (message: string) => this.report(file, { path: [], message });
    if (!source) {
      wholeFile('is missing');
      return undefined;
    }
    const page = pageIn(file);
    this.findings.push(
      ...source.findings.map((finding) => ({ ...finding, ...(page && { page }) })),
    );
    if (source.findings.length > 0) return undefined;
    // Where a list belongs, a file with nothing but comments is an empty one.
    const data = source.data ?? (schema instanceof z.ZodArray ? [] : source.data);
    if (data === null) {
      wholeFile('is empty: restore its content, or delete the file');
      return undefined;
    }
    const filled = mapTexts(data, (value, path) => {
      try {
        return fill(value, () => stepsTo(schema, data, path)?.at(-1)?.field);
      } catch (error) {
        if (!(error instanceof UnknownToken)) throw error;
        this.report(file, { path, message: error.message, at: error.token });
        return value;
      }
    });
    const { data: read, findings } = readAs(schema, filled);
    this.report(file, ...findings);
    return read;
  }
}
