import { z } from 'zod';
import type { Path } from '../lib/data.ts';
import type { KindName } from './kinds.ts';

/** The metadata that src/schema/fields.ts gives to schemas. */
type FieldMeta = {
  kind?: KindName;
  /** Whose entries a ref names. */
  register?: string;
  /** Of a picture, or of what may be one. */
  shape?: string;
  /** The values of a choice; of a constant, its only one. */
  choices?: readonly string[];
  /** Of a page's title, which the brand's name follows. */
  isTitle?: boolean;
  /** Of a link that is compared with the paths of pages, and not followed. */
  isCompared?: boolean;
  /** Of the bands of a page: their kinds are chosen from a list. */
  isBands?: boolean;
  /** Of an optional field that a new entry starts with. */
  isInNewEntries?: boolean;
  /** The looks of a band, each with its description. */
  looks?: Record<string, string>;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A field of a file, as its schema describes it. */
export type SchemaField = Omit<FieldMeta, 'kind'> & {
  kind: KindName;
  description?: string;
  isOptional?: boolean;
  fallback?: unknown;
  /** Limits of a number, or of the length of a text or list. */
  least?: number | undefined;
  most?: number | undefined;
  /** The fields of a group, by name. */
  fields?: Record<string, z.ZodType>;
  /** The schema of all values of a group whose names are free. */
  values?: z.ZodType;
  /** The schema of all entries of a list. */
  entry?: z.ZodType;
};

/** The limits that the checks of a schema set; of several, the last one counts. */
function limitsOf({ def: { checks = [] } }: z.ZodType): Pick<SchemaField, 'least' | 'most'> {
  return Object.assign(
    {},
    ...(checks as z.core.$ZodChecks[]).map(({ _zod: { def } }) => {
      if (def.check === 'length_equals') return { least: def.length, most: def.length };
      if (def.check === 'min_length') return { least: def.minimum };
      if (def.check === 'max_length') return { most: def.maximum };
      if (def.check === 'greater_than' && def.inclusive) return { least: def.value };
      return def.check === 'less_than' && def.inclusive ? { most: def.value } : {};
    }),
  );
}

/** The field that the type of a schema implies. */
function impliedField(schema: z.ZodType): SchemaField {
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: schema.shape };
  if (schema instanceof z.ZodRecord)
    return { kind: 'group', values: schema.valueType as z.ZodType };
  if (schema instanceof z.ZodArray)
    return { kind: 'list', entry: schema.element as z.ZodType, ...limitsOf(schema) };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options as string[] };
  if (schema instanceof z.ZodLiteral)
    return { kind: 'constant', choices: [...schema.values].map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodNumber) return { kind: 'number', ...limitsOf(schema) };
  return { kind: 'exact', ...limitsOf(schema) };
}

/**
 * The option of a union that accepts the data, or else the one that reports the fewest problems: the same
 * that the messages are about.
 */
function optionFor(union: z.ZodUnion, data: unknown) {
  const options = union.options as z.ZodType[];
  if (data === undefined) return options[0];
  if (union instanceof z.ZodDiscriminatedUnion) {
    const name = (data as Record<string, unknown> | null)?.[union.def.discriminator];
    return z.getDiscriminatedOption(union, name as never) ?? options[0];
  }
  const count = (option: z.ZodType) => option.safeParse(data).error?.issues.length ?? 0;
  const counts = options.map(count);
  return options[counts.indexOf(Math.min(...counts))];
}

/** The schema inside a wrapper such as optional(), or the option of a union for the data. */
function innerOf(schema: z.ZodType, data: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  return schema instanceof z.ZodUnion ? optionFor(schema, data) : undefined;
}

function makeField(schema: z.ZodType, inner: SchemaField | undefined): SchemaField {
  const isDefault = schema instanceof z.ZodDefault;
  return {
    ...(inner ?? impliedField(schema)),
    ...((isDefault || schema instanceof z.ZodOptional) && { isOptional: true }),
    ...(isDefault && { fallback: schema.def.defaultValue }),
    ...schema.meta(),
  };
}

const known = new WeakMap<z.ZodType, Map<SchemaField | undefined, SchemaField>>();

/** The field that a schema describes. A union is described by the option for the data. */
export function fieldOf(schema: z.ZodType, data?: unknown): SchemaField {
  const wrapped = innerOf(schema, data);
  const inner = wrapped && fieldOf(wrapped, data);
  const fields = known.get(schema) ?? new Map<SchemaField | undefined, SchemaField>();
  const field = fields.get(inner) ?? makeField(schema, inner);
  known.set(schema, fields.set(inner, field));
  return field;
}

/** The schema of a value inside a field. */
export const schemaInside = ({ fields, values, entry }: SchemaField, step: string | number) =>
  entry ?? values ?? (fields && Object.hasOwn(fields, step) ? fields[step] : undefined);

/** A field on the way to a value, with its data. */
export type SchemaStep = { path: Path; schema: z.ZodType; field: SchemaField; data: unknown };

/** Every field on the way to a value, the file first; undefined if the schema has no such value. */
export function stepsTo(schema: z.ZodType, data: unknown, path: Path): SchemaStep[] | undefined {
  const steps = [{ path: [] as Path, schema, field: fieldOf(schema, data), data }];
  for (const [depth, step] of path.entries()) {
    const around = steps[depth] as SchemaStep;
    const next = schemaInside(around.field, step);
    if (!next) return undefined;
    const value = (around.data as Record<string, unknown> | undefined)?.[step];
    const field = fieldOf(next, value);
    steps.push({ path: path.slice(0, depth + 1), schema: next, field, data: value });
  }
  return steps;
}

type Change = (value: unknown, field: SchemaField, path: Path) => unknown;

function mapInside(schema: z.ZodType, data: unknown, change: Change, path: Path): unknown {
  if (data === undefined || data === null) return data;
  const field = fieldOf(schema, data);
  if (field.kind !== 'group' && field.kind !== 'list') return change(data, field, path);
  const inside = (value: unknown, step: string | number) => {
    const next = schemaInside(field, step);
    return next ? mapInside(next, value, change, [...path, step]) : value;
  };
  if (Array.isArray(data)) return data.map(inside);
  if (typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inside(value, key)]));
}

/** A copy of the data, as it is written or as it is read, with `change` applied to every field that is no group or list. */
export const mapFields = <Data>(schema: z.ZodType, data: Data, change: Change) =>
  mapInside(schema, data, change, []) as Data;

/** Every field of the data that is no group or list. */
export function fieldsIn(schema: z.ZodType, data: unknown) {
  const fields: { value: unknown; field: SchemaField; path: Path }[] = [];
  mapFields(schema, data, (value, field, path) => {
    fields.push({ value, field, path });
    return value;
  });
  return fields;
}

/** The text of a new field: the first words of its description, which name what belongs there. */
export const placeholderOf = ({ description = 'New', most }: SchemaField) =>
  description
    .replace(/[,;:.({“"].*$/, '')
    .trim()
    .slice(0, most)
    .trim();
