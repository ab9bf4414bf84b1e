import { z } from 'zod';
import { mapTexts } from '../lib/data.ts';
import { type SchemaField, stepsTo } from '../schema/walk.ts';
import type { FoundIn } from './content.ts';
import { type ContentFile, pageIn, parseFileName } from './file-kinds.ts';
import { type Files, textName } from './files.ts';
import type { Finding, Found } from './finding.ts';
import { isDraft, readSource } from './source-file.ts';
import { refuseTokens, UnknownToken } from './tokens.ts';
import { readAs } from './zod-issues.ts';

/** Replaces the tokens of a text. Few have any, so the field that it is in is looked up on demand. */
type Fill = (text: string, fieldOf: () => SchemaField | undefined) => string;

/** Reads files and collects what is found in them, each with its line. */
export class FileReader {
  /** What stops a build, and what does not. */
  readonly errors: Finding[] = [];
  readonly notes: Finding[] = [];
  readonly files: Files;
  /** The files that have a kind. */
  readonly all: readonly ContentFile[];
  /** Pages that only the editor shows, so that no link may point to them yet. */
  readonly drafts: ReadonlySet<string>;
  readonly brandPath: string;
  readonly unread: Set<string>;

  constructor(files: Files, brandPath: string, hasDrafts: boolean, today: Date) {
    this.files = { ...files };
    this.brandPath = brandPath;
    for (const file of Object.keys(this.files)) {
      const name = textName(file);
      if (name === file || file === brandPath) continue;
      this.report(file, { path: [], message: `is not read under this name: rename it to ${name}` });
      delete this.files[file];
    }
    const parsed = Object.keys(this.files).flatMap((file) => parseFileName(file) ?? []);
    const drafts = parsed.filter((each) => isDraft(each, this.files[each.file], today));
    this.drafts = new Set(drafts.map(({ file }) => file));
    // A build does without them.
    if (!hasDrafts) for (const file of this.drafts) delete this.files[file];
    this.all = parsed.filter(({ file }) => file in this.files);
    const names = Object.keys(this.files);
    this.unread = new Set(names.filter((file) => /^(content|brands\/[^/]+)\//.test(file)));
  }

  /** Adds the line. */
  place({ at, ...found }: FoundIn): Finding {
    const { file } = found;
    const text = this.files[file];
    const line = text === undefined ? 1 : readSource(file, text).lineOf(found.path, at);
    const page = pageIn(file);
    return { severity: 'error', line, ...(page && { page }), ...found };
  }

  report(file: string, ...all: Found[]) {
    for (const found of all) {
      const finding = this.place({ file, ...found });
      (finding.severity === 'error' ? this.errors : this.notes).push(finding);
    }
  }

  /** The file's data before it is checked. */
  raw(file: string): unknown {
    return readSource(file, this.files[file] ?? '').data;
  }

  /** The file's data, with `fill` applied to every text in it; undefined if the file has errors. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fill: Fill = refuseTokens,
  ): z.infer<Schema> | undefined {
    this.unread.delete(file);
    const text = this.files[file];
    if (text === undefined) {
      this.report(file, { path: [], message: 'is missing' });
      return undefined;
    }
    const source = readSource(file, text);
    const page = pageIn(file);
    this.errors.push(...source.findings.map((finding) => ({ ...finding, ...(page && { page }) })));
    if (source.findings.length > 0) return undefined;
    // Where a list belongs, a file with nothing but notes is an empty one.
    const data = source.data ?? (schema instanceof z.ZodArray ? [] : source.data);
    if (data === null) {
      this.report(file, {
        path: [],
        message: 'is empty: bring its words back, or delete the file',
      });
      return undefined;
    }
    const filled = mapTexts(data, (value, path) => {
      const fieldOf = () => stepsTo(schema, data, path)?.at(-1)?.field;
      try {
        return fill(value, fieldOf);
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
