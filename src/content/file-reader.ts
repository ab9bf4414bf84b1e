import type { z } from 'zod';
import { mapTexts } from '../lib/text.ts';
import { brandFile } from './brand/brand-file.ts';
import { ContentError, type Fault, type Issue } from './faults.ts';
import { filesInEffect, placeOf } from './files-in-effect.ts';
import { readSource } from './source-file.ts';
import { UnknownToken } from './tokens.ts';
import { issuesOf } from './zod-issues.ts';

/** Content and brand files by their path, such as content/pages/index.yaml. */
export type Files = Record<string, string>;

type Fill = (text: string, path: readonly (string | number)[]) => string;

/** Reads the files that are in effect for a brand and collects their faults, each with its line. */
export class FileReader {
  readonly faults: Fault[] = [];
  readonly names: string[];
  private readonly files: Files;
  private readonly brand: string;
  private readonly unread: Set<string>;

  constructor(files: Files, brand = brandFile('')) {
    this.files = filesInEffect(files, brand);
    this.brand = brand;
    this.names = Object.keys(this.files);
    this.unread = new Set(this.names);
  }

  /** Where the file in effect is. */
  placeOf(file: string): string {
    return placeOf(this.files, this.brand, file);
  }

  /** All faults, each with the path of the file in effect. */
  error(): ContentError {
    return new ContentError(
      this.faults.map((fault) => ({ ...fault, file: this.placeOf(fault.file) })),
    );
  }

  report(file: string, issue: Issue) {
    const text = this.files[file];
    const line = text === undefined ? 1 : readSource(file, text).lineOf(issue.path, issue.at);
    this.faults.push({ file, line, ...issue });
  }

  /** The file's data before it is checked. */
  raw(file: string): unknown {
    return readSource(file, this.files[file] ?? '').data;
  }

  /** The file's data, with `fill` applied to every text in it; undefined if the file has faults. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: Fill = (text) => text,
  ): z.infer<Schema> | undefined {
    this.unread.delete(file);
    const text = this.files[file];
    if (text === undefined) {
      this.report(file, { path: [], message: 'is missing' });
      return undefined;
    }
    const source = readSource(file, text);
    for (const { line, message } of source.faults)
      this.faults.push({ file, line, path: [], message });
    if (source.faults.length > 0) return undefined;
    const filled = mapTexts(source.data, (value, path) => {
      try {
        return fill(value, path);
      } catch (error) {
        if (!(error instanceof UnknownToken)) throw error;
        this.report(file, { path, message: error.message, at: error.token });
        return value;
      }
    });
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(issuesOf)) this.report(file, issue);
    return undefined;
  }

  reportUnread(isOwn: (file: string) => boolean, message: string) {
    for (const file of [...this.unread].filter(isOwn))
      this.faults.push({ file, line: 1, path: [], message });
  }
}
