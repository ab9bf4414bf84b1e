import type { z } from 'zod';
import { type Content, entryNames } from '../src/content/content.ts';
import {
  type ContentFile,
  isShared,
  parseFileName,
  sharedFiles,
} from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/files.ts';
import type { Finding } from '../src/content/finding.ts';
import { readSource, type SourceFile } from '../src/content/source-file.ts';
import { valueAt } from '../src/lib/data.ts';
import { shownName } from '../src/lib/names.ts';
import { kinds } from '../src/schema/kinds.ts';
import {
  fieldOf,
  fieldsIn,
  type SchemaField,
  type SchemaStep,
  schemaInside,
  stepsTo,
} from '../src/schema/walk.ts';
import { isDrawn } from '../src/writer/example-bands.ts';
import { Refusal } from '../src/writer/refusal.ts';
import { type Field, isInside, type ListPlace, type Path, type Source } from './api.ts';
import { asWords, entryName, nameOf } from './entry-name.ts';
import { numberOf } from './place-number.ts';
import type { Project } from './project.ts';
import { tokensIn } from './tokens.ts';

/** The files at one moment, and what the reader made of them. */
export class Snapshot {
  readonly project: Project;
  readonly files: Files;
  readonly contents: Content[];
  readonly errors: Finding[];
  readonly asked: Set<string>;
  readonly brand: string;

  constructor(project: Project) {
    this.project = project;
    this.files = project.files();
    const { contents, errors, asked } = project.check(this.files);
    this.contents = contents;
    this.errors = errors;
    this.asked = asked;
    this.brand = project.brand;
  }

  /** The languages that files name, also while the content has errors. */
  languagesIn(files: Files): { prefix: string; isPartial: boolean }[] {
    const { file } = sharedFiles.languages;
    const { data } = readSource(file, files[file] ?? '');
    const languages = (Array.isArray(data) ? data : []) as { code?: unknown; partial?: unknown }[];
    const others = languages.slice(1).map((line) => ({
      prefix: `/${line?.code}`,
      isPartial: line?.partial === true,
    }));
    return [{ prefix: '', isPartial: false }, ...others];
  }

  /** What the addresses and folders of the languages begin with. */
  get prefixes() {
    return this.languagesIn(this.files).map(({ prefix }) => prefix);
  }

  parsed(file: string): ContentFile {
    const parsed = parseFileName(file);
    // A shared file may be absent while it has no entry.
    if (!parsed || !(file in this.files || isShared(parsed)))
      throw new Refusal(`${file} is no file of the content`);
    return parsed;
  }

  schema(file: string): z.ZodType {
    return this.parsed(file).schema;
  }

  /** The content in the language of a file; undefined while it has errors. */
  contentOf(file: string): Content | undefined {
    const { prefix } = this.parsed(file);
    return this.contents.find(({ language }) => language.prefix === prefix);
  }

  source(file: string): SourceFile {
    return readSource(file, this.files[file] ?? '');
  }

  steps({ file, path }: Source): SchemaStep[] {
    const steps = stepsTo(this.schema(file), this.source(file).data, path);
    if (!steps) throw new Refusal(`${file} has no field ${path.join('.')}`);
    return steps;
  }

  field(at: Source): Field {
    return this.fieldAt(at, this.steps(at), this.contentOf(at.file));
  }

  /** One of the fields that are asked for before there is a file with them. */
  newField(schema: z.ZodType, values: object, name: string): Field {
    const steps = stepsTo(schema, values, [name]) ?? [];
    return this.fieldAt({ file: '', path: [name] }, steps, this.contents[0]);
  }

  private fieldAt(at: Source, steps: SchemaStep[], content: Content | undefined): Field {
    const { file, path } = at;
    const { field, data } = steps.at(-1) as SchemaStep;
    const { description, isOptional = false, isBands, shape } = field;
    const around = steps.at(-2);
    // Where entries have names of their own, those tell them apart.
    const isNamed = around?.field.values !== undefined;
    const { control, mapWords } = kinds[field.kind];
    const fallback = field.fallback ?? (isOptional && control === 'boolean' ? false : undefined);
    const isBody = path.join() === 'body' && parseFileName(file)?.kind === 'text';
    const value = isBody ? String(data).trim() : data;
    return {
      file,
      path,
      kind: control,
      description: (!isNamed && description) || lastName(path, file),
      note: isNamed ? description : undefined,
      around: around && partName(around, file),
      value,
      fallback,
      line: this.source(file).lineOf(path),
      mark: mapWords ? numberOf({ file, path }) : undefined,
      isOptional,
      ...limitsOf(field, content),
      choices: choicesOf(field, content),
      isBands,
      shape,
      tokens: tokensIn(value, this.brand, content),
    };
  }

  /** All fields of a file, those that could be there included. */
  fieldsOf(file: string): Field[] {
    return [...leaves(this.schema(file), this.source(file).data)].map((path) =>
      this.field({ file, path }),
    );
  }

  /** The name of a value for people: “Pricing: Headline”. */
  nameAt(at: Source): string {
    const { file, path } = at;
    if (path.length === 0) return nameOf(file);
    try {
      const [label = ''] = this.field(at).description.split(/[:,.(]/);
      return `${nameOf(file)}: ${label.trim()}`;
    } catch (error) {
      // A field, or a file, that only the other version has.
      if (!(error instanceof Refusal)) throw error;
      return `${nameOf(file)}: ${path.join('.')}`;
    }
  }

  /** The place of the text that ends in a mark. */
  placeOf(mark: number): Source {
    for (const file of Object.keys(this.files)) {
      const parsed = parseFileName(file);
      if (!parsed) continue;
      const { data } = this.source(file);
      const written = fieldsIn(parsed.schema, data).map(({ path }) => path);
      for (const path of [...written, ...leaves(parsed.schema, data)])
        if (numberOf({ file, path }) === mark) return { file, path };
    }
    throw new Refusal('The text was deleted from its file. Load the page again');
  }

  /** The lists in a part of a file, at any depth. */
  listsIn(around: Source): Field[] {
    const { file } = around;
    const { data } = this.source(file);
    return [...leaves(this.schema(file), data)]
      .filter((path) => isInside({ file, path }, around) && Array.isArray(valueAt(data, path)))
      .map((path) => this.field({ file, path }));
  }

  /** The lists around a value, the innermost first. */
  listsAround(at: Source): ListPlace[] {
    const { file, path } = at;
    const fields = path.map((step, depth) => ({
      ...this.field({ file, path: path.slice(0, depth) }),
      index: Number(step),
    }));
    const isList = (field: Field): field is ListPlace =>
      field.kind === 'list' && Array.isArray(field.value);
    return fields.filter(isList).reverse();
  }
}

/** What is not described is known by its name in the file. */
const lastName = (path: Path, file: string) =>
  asWords(String(path.findLast((step) => typeof step === 'string') ?? file));

/** What holds fields: an entry of a list by its words, anything else by what it is; the file has no name here. */
function partName({ path, field, data }: SchemaStep, file: string): string | undefined {
  if (path.length === 0) return undefined;
  return typeof path.at(-1) === 'number'
    ? entryName(data)
    : (field.description ?? lastName(path, file));
}

function limitsOf({ least, most, isTitle }: SchemaField, content?: Content) {
  // With its suffix, a title has a limit that the schema does not know.
  const suffix = content ? ` | ${shownName(content.brand)}`.length : 0;
  return { least, most: most ?? (isTitle ? 60 - suffix : undefined) };
}

/** What a choice is among: the names that the schema lists, the entries of a register, or the pages. */
function choicesOf({ kind, register, choices: names }: SchemaField, content?: Content) {
  const entries = register ? content && entryNames(content, register) : names;
  const choices = kind === 'link' || kind === 'markdown' ? content?.language.paths : entries;
  // Those whose words are there.
  const isOffered = (name: string) => kind !== 'drawing' || !content || isDrawn(name, content);
  return choices?.filter(isOffered);
}

/**
 * The ways to all values that can be changed, lists besides their entries. Of a picture, its alternative
 * text as well; not the name of a band, which says what its other fields are.
 */
function* leaves(schema: z.ZodType, data: unknown, path: Path = []): Generator<Path> {
  const field = fieldOf(schema, data);
  const { control } = kinds[field.kind];
  if (field.kind === 'constant') return;
  if (control === 'picture') {
    yield path;
    if (data && typeof data === 'object') yield [...path, 'alt'];
  } else if (control === 'group') {
    const names = new Set([...Object.keys(field.fields ?? {}), ...Object.keys(data ?? {})]);
    for (const name of names) {
      const next = schemaInside(field, name);
      const value = (data as Record<string, unknown> | undefined)?.[name];
      const isThere =
        next && (value !== undefined || kinds[fieldOf(next).kind].control !== 'group');
      if (isThere) yield* leaves(next, value, [...path, name]);
    }
  } else {
    yield path;
    if (control === 'list' && Array.isArray(data))
      for (const [at, value] of data.entries()) {
        const next = schemaInside(field, at);
        // What is no more than a word or a choice is opened from its list.
        if (next && kinds[fieldOf(next, value).kind].control === 'group')
          yield* leaves(next, value, [...path, at]);
      }
  }
}
