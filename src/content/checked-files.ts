import type { z } from 'zod';
import { changeWords, nodesOf } from '../lib/markdown.ts';
import type { Language } from '../lib/paths.ts';
import type { Picture, SvgFile } from '../lib/pictures.ts';
import { keepLastWord, keepOrder, keepTogether } from '../lib/text.ts';
import { fieldIssues } from './checks/fields.ts';
import type { Known } from './checks/links.ts';
import { samplePaths } from './checks/samples.ts';
import type { Issue } from './faults.ts';
import type { FileReader } from './file-reader.ts';
import { linksIn } from './languages.ts';
import { findPicture, picturesIn, type ReadBytes, textColorOf } from './pictures.ts';
import { pictureFrom, rasterFile } from './schema/pictures.ts';
import { mapFields } from './schema/walk.ts';
import { fillTokens, type Place, type Registers } from './tokens.ts';
import { findVideoPart, isVideoPart, type OwnVideo } from './videos.ts';

type Path = readonly (string | number)[];

/** Marks the words of a file, so that the editor can find where they come from. */
export type MarkWords = <Data>(data: Data, file: string, schema: z.ZodType) => Data;

type Options = {
  reader: FileReader;
  registers: Registers;
  language: Language;
  brandPath: string;
  place: Omit<Place, 'address' | 'dir'>;
  known: Known;
  /** Where redirects lead, by their old address. */
  targets: ReadonlyMap<string, string>;
  readBytes: ReadBytes;
  mark: MarkWords;
};

/** Inserts characters that print nothing, where a line must not break or a code not be turned around. */
function setWords(schema: z.ZodType, data: unknown, { code, dir }: Language) {
  const keep = (words: string) =>
    dir === 'rtl' ? keepOrder(keepTogether(words, code)) : keepTogether(words, code);
  return mapFields(schema, data, (value, { kind, isLead }) => {
    if (typeof value !== 'string' || (kind !== 'text' && kind !== 'markdown')) return value;
    if (kind === 'markdown') return changeWords(value, keep);
    return isLead ? keepLastWord(keep(value)) : keep(value);
  });
}

/** Reads the files of one language: fills in tokens, checks fields, sets words and finds pictures. */
export class CheckedFiles {
  /** The owner's pictures and drawings in the files read so far. */
  readonly pictures: Picture[] = [];
  readonly drawings: SvgFile[] = [];
  /** The pictures in Markdown texts, by their file. */
  readonly textPictures: Record<string, Picture> = {};
  /** The owner's videos and their captions. */
  readonly videos: OwnVideo[] = [];
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    addressAt: (path: Path) => string,
  ): z.infer<Schema> | undefined {
    const { reader, registers, language, brandPath, known, targets, mark, place } = this.options;
    const data = reader.read(file, schema, (text, path) =>
      fillTokens(text, registers, { ...place, address: addressAt(path), dir: language.dir }),
    );
    if (data === undefined) return undefined;
    for (const issue of fieldIssues(schema, data, known)) reader.report(file, issue);
    for (const path of registers.brand.sampleContent ? [] : samplePaths(data)) {
      const message = `is a sample still, and ${brandPath} says “sampleContent: false”: put in a real one, then take out its line “sample: true”`;
      reader.report(file, { path, message });
    }
    const words = mark(
      setWords(schema, linksIn(data, language, targets), language),
      reader.placeOf(file),
      schema,
    );
    this.findPictures(words, file, 'content');
    this.findTextPictures(schema, data, file);
    this.findVideos(schema, data, file);
    return words as z.infer<Schema>;
  }

  /** Finds the pictures in data, and their files in `folder`. */
  findPictures(data: unknown, file: string, folder: string) {
    for (const [named, path] of picturesIn(data)) this.find(named, path, file, folder);
  }

  private find(
    named: Picture | SvgFile,
    path: Issue['path'],
    file: string,
    folder: string,
    at = '',
  ) {
    const { reader, registers, brandPath, readBytes } = this.options;
    const textColor = textColorOf(registers.brand);
    const report = (issue: Issue) => reader.report(file, { ...issue, at });
    if (!findPicture(named, path, { folder, brandPath, readBytes, textColor, report })) return;
    if ('svg' in named) this.drawings.push(named);
    else this.pictures.push(named);
  }

  private findTextPictures(schema: z.ZodType, data: unknown, file: string) {
    mapFields(schema, data, (value, { kind }, path) => {
      for (const node of kind === 'markdown' ? nodesOf(String(value)) : []) {
        if (node.type !== 'image' || node.url in this.textPictures) continue;
        // What is no picture by its name has been told by the check of the text.
        if (!rasterFile.safeParse(node.url).success) continue;
        const named = pictureFrom(node.url, node.alt ?? '', 'figure');
        this.textPictures[node.url] = named;
        this.find(named, path, file, 'content', node.url);
      }
      return value;
    });
  }

  private findVideos(schema: z.ZodType, data: unknown, file: string) {
    const { reader, brandPath, readBytes } = this.options;
    mapFields(schema, data, (value, { kind = '' }, path) => {
      const name = String(value);
      if (!isVideoPart(kind, name)) return value;
      const found = findVideoPart(kind, name, brandPath, readBytes);
      if (typeof found === 'string') reader.report(file, { path, message: found });
      else this.videos.push(found);
      return value;
    });
  }
}
