import type { z } from 'zod';
import { flattenIssues, type Issue } from './flatten-issues.ts';
import { readSource } from './source-file.ts';

/** Source files by their path below src, such as content/pages/landing.yaml. */
export type Files = Record<string, string>;

type Fill = (value: string) => string;

/** Reads files one by one and gathers what is wrong with them, each fault with its line. */
export class FileReader {
  readonly faults: string[] = [];
  private readonly files: Files;
  private readonly unread: Set<string>;

  constructor(files: Files) {
    this.files = files;
    this.unread = new Set(Object.keys(files));
  }

  report(file: string, { path, message }: Issue, line?: number) {
    const text = this.files[file];
    const at = line ?? (text === undefined ? 1 : readSource(file, text).lineOf(path));
    const place = file.startsWith('/') ? file : `src/${file}`;
    this.faults.push(`${place}:${at} ${path.join('.') || 'the file'}: ${message}`);
  }

  /** The file's data if it is sound; otherwise nothing, and its faults are told. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: Fill = (value) => value,
  ): z.infer<Schema> | undefined {
    this.unread.delete(file);
    const text = this.files[file];
    if (text === undefined) {
      this.report(file, { path: [], message: 'is missing' });
      return undefined;
    }
    const source = readSource(file, text);
    for (const fault of source.faults) this.report(file, fault, fault.line);
    if (source.faults.length > 0) return undefined;
    const result = schema.safeParse(this.filled(file, source.data, fill, []));
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(flattenIssues)) this.report(file, issue);
    return undefined;
  }

  private filled(file: string, value: unknown, fill: Fill, path: PropertyKey[]): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => this.filled(file, item, fill, [...path, index]));
    }
    if (value && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          this.filled(file, item, fill, [...path, key]),
        ]),
      );
    }
    if (typeof value !== 'string') return value;
    try {
      return fill(value);
    } catch (error) {
      this.report(file, { path, message: (error as Error).message });
      return value;
    }
  }

  /** What was found wrong with a file by someone else. */
  adopt(file: string, faults: readonly string[]) {
    this.unread.delete(file);
    this.faults.push(...faults);
  }

  reportUnread(isOwn: (file: string) => boolean) {
    for (const file of [...this.unread].filter(isOwn))
      this.report(file, { path: [], message: 'is used by no page' }, 1);
  }
}
