import type { z } from 'zod';
import { mapTexts } from '../lib/map-texts.ts';
import { flattenIssues, type Issue } from './flatten-issues.ts';
import { readSource } from './source-file.ts';

/** Content and brand files by their path, such as content/pages/landing.yaml. */
export type Files = Record<string, string>;

/** Reads files one by one and collects what is wrong with them, each fault with its line. */
export class FileReader {
  readonly faults: string[] = [];
  readonly names: string[];
  private readonly files: Files;
  private readonly unread: Set<string>;

  constructor(files: Files) {
    this.files = files;
    this.names = Object.keys(files);
    this.unread = new Set(this.names);
  }

  report(file: string, { path, message }: Issue, line?: number) {
    const text = this.files[file];
    const at = line ?? (text === undefined ? 1 : readSource(file, text).lineOf(path));
    this.faults.push(`${file}:${at} ${path.join('.') || 'the file'}: ${message}`);
  }

  /** The file's data, with `fill` applied to every text in it; undefined if the file has faults. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: (text: string) => string = (text) => text,
  ): z.infer<Schema> | undefined {
    this.unread.delete(file);
    const text = this.files[file];
    if (text === undefined) {
      this.report(file, { path: [], message: 'is missing' });
      return undefined;
    }
    const source = readSource(file, text);
    for (const { line, message } of source.faults) this.faults.push(`${file}:${line} ${message}`);
    if (source.faults.length > 0) return undefined;
    const filled = mapTexts(source.data, (value, path) => {
      try {
        return fill(value);
      } catch (error) {
        this.report(file, { path, message: (error as Error).message });
        return value;
      }
    });
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    for (const issue of result.error.issues.flatMap(flattenIssues)) this.report(file, issue);
    return undefined;
  }

  reportUnread(isOwn: (file: string) => boolean) {
    for (const file of [...this.unread].filter(isOwn)) {
      this.report(file, { path: [], message: 'is used by no page' }, 1);
    }
  }
}
