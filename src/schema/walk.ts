import { z } from 'zod';
import type { Path } from '../lib/data.ts';

/** How the editor shows a field. */
export type FieldKind =
  | 'text'
  | 'markdown'
  | 'line'
  | 'link'
  | 'icon'
  | 'choice'
  | 'drawing'
  | 'refs'
  | 'number'
  | 'boolean'
  | 'color'
  | 'picture'
  | 'list'
  | 'group';

/** A schema as JSON Schema has it, with what src/schema/fields.ts adds. */
export type Schema = {
  kind?: FieldKind | 'ref' | 'embed' | 'video' | 'captions' | 'planPrice' | 'claim' | 'code';
  /** Of a page's title, which the brand's name follows. */
  isTitle?: boolean;
  /** Of a link that is compared with the addresses of pages, and not followed. */
  isCompared?: boolean;
  /** Of the bands of a page: their kinds are chosen from a list. */
  isBands?: boolean;
  /** Of a picture. */
  shape?: string;
  /** Whose entries a ref names. */
  register?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

const known = new WeakMap<z.ZodType, Schema>();

/** The schema of what is written in a file: the same that code editors complete fields from. */
export function schemaOf(schema: z.ZodType): Schema {
  const json =
    known.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  known.set(schema, json);
  return json;
}

function fits(schema: Schema, data: unknown): boolean {
  const { properties, required = [], const: only, enum: choices, type } = schema;
  if (only !== undefined) return data === only;
  if (choices) return choices.includes(data as string);
  if (!properties)
    return type === undefined || type === (Array.isArray(data) ? 'array' : typeof data);
  if (!data || typeof data !== 'object') return false;
  const fields = data as Record<string, unknown>;
  return required.every(
    (key) => key in fields && fits({ const: properties[key]?.const }, fields[key]),
  );
}

/** Of several shapes that a value may have, the one it has; else the first. */
export function shapeOf(schema: Schema, data: unknown): Schema {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (!shapes) return schema;
  const shape = shapes.find((each) => fits(each, data)) ?? shapes[0] ?? {};
  return {
    ...shapeOf(shape, data),
    ...(schema.description && { description: schema.description }),
  };
}

/** The schema of what is one step further in. */
export function schemaInside(
  schema: Schema,
  data: unknown,
  step: string | number,
): Schema | undefined {
  const shape = shapeOf(schema, data);
  if (shape.prefixItems) return shape.prefixItems[Number(step)];
  if (shape.type === 'array') return shape.items || undefined;
  const field = shape.properties?.[step];
  if (field) return field;
  return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
}

/** A step on the way to a value: what may be there, and what is. */
export type SchemaStep = { path: Path; schema: Schema; data: unknown; isOptional: boolean };

/** Every step on the way to a value, the file itself first; undefined where the schema has no such value. */
export function stepsTo(schema: Schema, data: unknown, path: Path): SchemaStep[] | undefined {
  const steps: SchemaStep[] = [{ path: [], schema, data, isOptional: false }];
  for (const [depth, step] of path.entries()) {
    const { schema: around, data: inside } = steps[depth] as SchemaStep;
    const next = schemaInside(around, inside, step);
    if (!next) return undefined;
    const shape = shapeOf(around, inside);
    steps.push({
      path: path.slice(0, depth + 1),
      schema: next,
      data: (inside as Record<string, unknown> | undefined)?.[step],
      isOptional: shape.properties !== undefined && !shape.required?.includes(String(step)),
    });
  }
  return steps;
}

type Change = (value: unknown, field: Schema, path: Path) => unknown;

function mapInside(schema: Schema, data: unknown, change: Change, path: Path): unknown {
  if (data === undefined || data === null) return data;
  const shape = schema.kind ? schema : shapeOf(schema, data);
  if (shape.kind) return change(data, shape, path);
  const inside = (value: unknown, step: string | number) => {
    const next = schemaInside(shape, data, step);
    return next ? mapInside(next, value, change, [...path, step]) : value;
  };
  if (Array.isArray(data)) return data.map(inside);
  if (typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inside(value, key)]));
}

/** A copy of the data, as it is written or as it is read, with `change` applied to every field that has a kind. */
export const mapFields = <Data>(schema: z.ZodType, data: Data, change: Change) =>
  mapInside(schemaOf(schema), data, change, []) as Data;

/** Every field that has a kind, in data as it is written or as it is read. */
export function fieldsIn(schema: z.ZodType, data: unknown) {
  const fields: { value: unknown; field: Schema; path: Path }[] = [];
  mapFields(schema, data, (value, field, path) => {
    fields.push({ value, field, path });
    return value;
  });
  return fields;
}

/** The text of a new field: the first words of its description, which say what belongs there. */
export const placeholderOf = ({ description = 'New', maxLength }: Schema) =>
  description
    .replace(/[,;:.({“"].*$/, '')
    .trim()
    .slice(0, maxLength)
    .trim();
