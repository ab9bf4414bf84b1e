import type { z } from 'zod';

/** The metadata of a field; see src/content/schema/fields.ts. */
export type FieldMeta = {
  kind?: string;
  description?: string;
  isLead?: boolean;
  register?: string;
  shape?: string;
};

type Path = (string | number)[];
type Change = (value: unknown, meta: FieldMeta, path: Path) => unknown;
type Schema = z.ZodType & { def: Def };
type Def = {
  type: string;
  innerType: Schema;
  in: Schema;
  element: Schema;
  valueType: Schema;
  shape: Record<string, Schema>;
  options: Schema[];
  discriminator?: string;
};

const isObject = (data: unknown): data is Record<string, unknown> =>
  data !== null && typeof data === 'object';

/** The option of a union that fits the data, or the first if none does. */
function optionFor({ options, discriminator }: Def, data: unknown): Schema | undefined {
  const fits = (option: Schema) => {
    if (!discriminator) return option.safeParse(data).success;
    const name = option.def.shape[discriminator]?.safeParse(
      (data as Record<string, unknown>)[discriminator],
    );
    return name?.success;
  };
  return (isObject(data) || !discriminator ? options.find(fits) : undefined) ?? options[0];
}

/** Remembered, because Zod makes a copy of it each time it is asked. */
const metas = new WeakMap<z.ZodType, FieldMeta>();

function metaOf(schema: z.ZodType): FieldMeta {
  const known = metas.get(schema) ?? (schema.meta() as FieldMeta | undefined) ?? {};
  metas.set(schema, known);
  return known;
}

/** A copy of the data with `change` applied to every field that has a kind. */
export function mapFields(
  schema: z.ZodType,
  data: unknown,
  change: Change,
  path: Path = [],
): unknown {
  if (data === undefined || data === null) return data;
  const meta = metaOf(schema);
  if (meta.kind) return change(data, meta, path);
  const { def } = schema as Schema;
  const inside = (inner: Schema | undefined, value: unknown, step: string | number) =>
    inner ? mapFields(inner, value, change, [...path, step]) : value;
  if (['optional', 'default', 'nullable'].includes(def.type))
    return mapFields(def.innerType, data, change, path);
  if (def.type === 'pipe') return mapFields(def.in, data, change, path);
  if (def.type === 'union') {
    const option = optionFor(def, data);
    return option ? mapFields(option, data, change, path) : data;
  }
  if (def.type === 'array' && Array.isArray(data))
    return data.map((value, at) => inside(def.element, value, at));
  if (!isObject(data) || (def.type !== 'object' && def.type !== 'record')) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      inside(def.type === 'record' ? def.valueType : def.shape[key], value, key),
    ]),
  );
}
