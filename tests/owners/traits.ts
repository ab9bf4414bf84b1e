import type { z } from 'zod';

/*
 * A trait is something that data of a schema can have or lack: an optional field, a choice, a list
 * of no, one or many entries. A schema that stands at several places counts once, where it comes first.
 */

type Def = {
  type: string;
  innerType: z.ZodType;
  in: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  shape: Record<string, z.ZodType>;
  options: z.ZodType[];
  discriminator?: string;
  entries: Record<string, string>;
  values: unknown[];
};

export const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def;

/** A schema without what only says that its value may be missing. */
export function inside(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: first } = defOf(schema);
  if (type === 'optional' || type === 'default') return inside(innerType);
  return type === 'pipe' ? inside(first) : schema;
}

export const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** How few entries a list may have. */
export function leastOf(schema: z.ZodType): number {
  const [issue] = schema.safeParse([]).error?.issues ?? [];
  return issue?.code === 'too_small' ? Number(issue.minimum) : 0;
}

/** What an option of a union is called: by its kind of band, or by the fields that it has. */
function optionName(option: z.ZodType, discriminator: string | undefined): string {
  const { type, shape, values } = defOf(inside(option));
  const kind = discriminator && shape?.[discriminator];
  if (kind) return String(defOf(kind).values[0]);
  return shape ? Object.keys(shape).join('+') : values ? String(values[0]) : type;
}

const lengths = ['none', 'one', 'many'] as const;
const lengthOf = (entries: object) => lengths[Math.min(2, Object.keys(entries).length)];

/** A choice that several fields offer counts once. */
const choice = (options: string[], chosen: unknown) => `one of ${options.join('|')}: ${chosen}`;

export class Traits {
  /** Every trait that a schema allows. */
  readonly possible = new Set<string>();
  readonly seen = new Set<string>();
  private readonly places = new Map<z.ZodType, string>();

  /** Learns a schema, which has not been met before. */
  learn(outer: z.ZodType, place: string) {
    const schema = inside(outer);
    if (this.places.has(schema)) return;
    this.places.set(schema, place);
    const { type, shape, element, valueType, options, discriminator, entries } = defOf(schema);
    const add = (trait: string) => this.possible.add(trait);
    if (type === 'boolean') for (const value of [true, false]) add(`${place} is ${value}`);
    if (type === 'enum') {
      const choices = Object.values(entries);
      for (const each of choices) add(choice(choices, each));
    }
    if (type === 'array') {
      for (const length of lengths.slice(leastOf(schema))) add(`${place} has ${length}`);
      this.learn(element, `${place}[]`);
    }
    if (type === 'record') this.learn(valueType, `${place}.*`);
    for (const option of type === 'union' ? options : []) {
      const name = optionName(option, discriminator);
      // YAML has no dates: they are texts.
      if (!discriminator && name !== 'date') add(`${place} is ${name}`);
      this.learn(option, discriminator ? name : `${place}(${name})`);
    }
    for (const [key, field] of Object.entries(shape ?? {})) {
      const isNew = !this.places.has(inside(field));
      this.learn(field, `${place}.${key}`);
      if (!isOptional(field) || !isNew || defOf(inside(field)).type === 'boolean') continue;
      add(`${place}.${key} is there`);
      add(`${place}.${key} is not there`);
    }
  }

  /** Notes what data has of all that. */
  note(outer: z.ZodType, given: unknown) {
    const schema = inside(outer);
    const data = given === undefined ? outer.safeParse(undefined).data : given;
    const place = this.places.get(schema) ?? '';
    const { type, shape, element, valueType, options, discriminator, entries } = defOf(schema);
    const see = (trait: string) => this.seen.add(trait);
    if (type === 'boolean') see(`${place} is ${data ?? false}`);
    if (type === 'enum') see(choice(Object.values(entries), data));
    if (data === undefined || data === null) return;
    if (type === 'array' && Array.isArray(data)) {
      see(`${place} has ${lengthOf(data)}`);
      for (const entry of data) this.note(element, entry);
    }
    if (type === 'record') for (const entry of Object.values(data)) this.note(valueType, entry);
    if (type === 'union') {
      const option = options.find((each) => this.fits(each, data, discriminator));
      if (!option) return;
      see(`${place} is ${optionName(option, discriminator)}`);
      this.note(option, data);
    }
    for (const [key, field] of Object.entries(shape ?? {})) {
      const value = (data as Record<string, unknown>)[key];
      const name = this.places.get(inside(field)) ?? '';
      if (isOptional(field)) see(`${name} is ${value === undefined ? 'not ' : ''}there`);
      this.note(field, value);
    }
  }

  private fits(option: z.ZodType, data: unknown, discriminator: string | undefined): boolean {
    if (!discriminator) return option.safeParse(data).success;
    return optionName(option, discriminator) === (data as Record<string, unknown>)[discriminator];
  }

  missing() {
    return [...this.possible].filter((trait) => !this.seen.has(trait)).sort();
  }
}
