import type { Figures } from './arithmetic.ts';
import { readDecimal, typedDecimal, withoutUnit } from './decimals.ts';
import type { MarginSetup } from './setup.ts';

/** The last good figure of each field, and the message of each that cannot be read. */
export type State = { figures: Figures; messages: Partial<Record<string, string>> };

/** As at first, before anybody changed a figure. */
export const startOf = ({ fields }: MarginSetup): State => {
  const typed = Object.fromEntries(fields.map(({ name, start }) => [name, start]));
  const figures = { ...typed, billing: 'monthly', addOns: [] } as unknown as Figures;
  return { figures, messages: {} };
};

/** The state after the form has changed, or with what an address says: both have the same names. */
export function reduce(
  { figures }: State,
  given: FormData | URLSearchParams,
  setup: MarginSetup,
  locale = setup.locale,
): State {
  const asked = given.getAll('with').flatMap((keys) => String(keys).split('.'));
  const next: State = {
    figures: {
      ...figures,
      billing: given.get('billing') === 'yearly' ? 'yearly' : 'monthly',
      addOns: setup.addOns.map(({ id }) => id).filter((id) => asked.includes(id)),
    },
    messages: {},
  };
  for (const { name, places, unit, most, message } of setup.fields) {
    const typed = withoutUnit(String(given.get(name) ?? ''), unit, locale);
    const value = readDecimal(typed, places, locale);
    if (value !== undefined && value <= most) next.figures[name] = value;
    else next.messages[name] = message;
  }
  return next;
}

/*
 * The figures in the part of an address after #, which browsers never send. Numbers are written with a
 * point, so that a link means the same in every language.
 */

/** The first name in it, by which a page knows that an address has figures. */
export const figuresMark = 'sold=';

export function writeFigures(figures: Figures, { fields }: MarginSetup): string {
  const address = new URLSearchParams(
    fields.map((field) => [field.name, typedDecimal(figures[field.name], field, 'en')]),
  );
  address.set('billing', figures.billing);
  if (figures.addOns.length > 0) address.set('with', figures.addOns.join('.'));
  return String(address);
}

/**
 * What an address says, as the fields show it. A figure that is no number or too large is there as it was
 * written, so that its field reports it.
 */
export function linkedTexts(hash: string, { fields, locale }: MarginSetup) {
  const given = new URLSearchParams(hash.slice(1));
  const texts = fields.map((field) => {
    const text = given.get(field.name);
    const value = text === null ? field.start : readDecimal(text, field.places, 'en');
    return [field.name, value === undefined ? text : typedDecimal(value, field, locale)];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Reads them back. What is missing, or no sound figure, is as it was at the start. */
export const readFigures = (hash: string, setup: MarginSetup): Figures | undefined =>
  hash.startsWith(`#${figuresMark}`)
    ? reduce(startOf(setup), new URLSearchParams(hash.slice(1)), setup, 'en').figures
    : undefined;
