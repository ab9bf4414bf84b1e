import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Content } from '../src/content/content.ts';
import { brandFile } from '../src/content/environment.ts';
import type { Files } from '../src/content/files.ts';
import { ContentError, type Finding } from '../src/content/finding.ts';
import { parseLanguages } from '../src/content/parse-content.ts';
import { bytesBelow, readFiles, withBrand } from '../src/content/read-content.ts';
import { Refusal } from '../src/writer/refusal.ts';

/** Bytes to write, by file; undefined takes the file away. */
export type Writes = Record<string, Buffer | undefined>;

/** What the reader made of files, and the pictures that it asked for. */
type Checked = { contents: Content[]; errors: Finding[]; asked: Set<string> };

const editable = /^(content|brands)\/.+\.(yaml|md|jpe?g|png|webp|avif|svg)$/i;

/** The content and brand files of a project, as they are on disk. */
export class Project {
  readonly root: string;
  readonly brand = brandFile();
  private known?: Checked & { key: string };

  constructor(root = process.cwd()) {
    this.root = resolve(root);
  }

  files(): Files {
    return withBrand(readFiles(this.root), this.brand);
  }

  bytes(file: string): Buffer | undefined {
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** What the reader of the build makes of these files: the content in every language, or its errors. */
  check(files = this.files(), writes: Writes = {}): Checked {
    const key = JSON.stringify([files, Object.keys(writes)]);
    if (this.known?.key === key) return this.known;
    const onDisk = bytesBelow(this.root);
    const asked = new Set<string>();
    const readBytes = (file: string) => {
      const bytes = file in writes ? writes[file] : onDisk(file);
      if (bytes && editable.test(file)) asked.add(file);
      return bytes;
    };
    const read = (hasDrafts: boolean) =>
      parseLanguages(files, this.brand, { readBytes, hasDrafts });
    try {
      const contents = read(true);
      // A build does without drafts.
      if (contents.some(({ pages }) => pages.some(({ draft }) => draft))) read(false);
      this.known = { key, contents, errors: [], asked };
      return this.known;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { contents: [], errors: error.findings, asked };
    }
  }

  /** Where a file may be written: below content/ or brands/, also after links are followed. */
  private place(file: string): string {
    const path = join(this.root, file);
    if (!editable.test(file) || relative(this.root, path).replaceAll('\\', '/') !== file)
      throw new Refusal(`${file} is no file of the content`);
    const home = realpathSync(join(this.root, file.split('/')[0] ?? ''));
    let real = existsSync(path) ? path : dirname(path);
    while (!existsSync(real)) real = dirname(real);
    const inside = relative(home, realpathSync(real));
    if (home !== join(realpathSync(this.root), file.split('/')[0] ?? '') || inside.startsWith('..'))
      throw new Refusal(`${file} leads out of the project by a link`);
    return existsSync(path) ? realpathSync(path) : path;
  }

  /** Writes all files, or none: where one cannot be written, those before it are as they were. */
  write(writes: Writes) {
    const places = Object.entries(writes).map(([file, bytes]) => ({
      path: this.place(file),
      bytes,
      before: this.bytes(file),
    }));
    const put: typeof places = [];
    try {
      for (const place of places) {
        putFile(place.path, place.bytes);
        put.push(place);
      }
    } catch (error) {
      for (const { path, before } of put) putFile(path, before);
      throw error;
    }
  }
}

/** Writes a file as a whole or not at all; without bytes, takes it away. */
function putFile(path: string, bytes: Buffer | undefined) {
  if (!bytes) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${randomUUID()}.draft`);
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
