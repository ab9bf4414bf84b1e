import type { Kind } from '../bands/define-band.ts';
import { readEmbed } from '../lib/embeds.ts';
import type { Brand } from '../schema/brand.ts';
import { askedScripts } from '../schema/outside-scripts.ts';
import { fieldsIn } from '../schema/walk.ts';
import { kindOf, pageSchema } from './page-schema.ts';
import { isSample } from './samples.ts';
import type { Facts } from './tokens.ts';

/** A page with its data, which may not have been checked yet. */
export type RawPage = { address: string; file: string; data: unknown };

/** A field of data that may have any shape. */
const fieldIn = (data: unknown, name: string) =>
  (data as Record<string, unknown> | null | undefined)?.[name];

/** The bands of all pages. Unchecked data without bands is left out. */
const bandsOf = (pages: readonly RawPage[]) =>
  pages.flatMap((page) => {
    const bands = fieldIn(page.data, 'bands');
    return (Array.isArray(bands) ? bands : []).flatMap((words: unknown, at) => {
      const kind = kindOf({ band: String(fieldIn(words, 'band')) });
      return kind ? [{ page, at, kind, words: words as Record<string, unknown> }] : [];
    });
  });

/** The forms that visitors can reach: not sign-in or sign-up if the menu links to an app instead. */
export function formsIn(pages: readonly RawPage[], navigation: unknown) {
  const isElsewhere = (name: string) =>
    String(fieldIn(fieldIn(navigation, name), 'href')).startsWith('https:');
  const gone = new Set([
    ...(isElsewhere('signIn') ? ['sign-in'] : []),
    ...(isElsewhere('signUp') ? ['sign-up'] : []),
  ]);
  return bandsOf(pages).flatMap(({ page, at, kind, words }) =>
    kind.form && words.form && !gone.has(kind.form)
      ? [{ form: kind.form, isDemo: kind.isDemo, file: page.file, path: ['bands', at, 'form'] }]
      : [],
  );
}

/** The forms that texts list under {if allForms}. */
const listedForms: NonNullable<Kind['form']>[] = ['hero', 'contact', 'sign-in', 'sign-up'];

/** The videos, calendars and the like of other services on pages. */
const embedsIn = (pages: readonly RawPage[]) =>
  pages
    .flatMap(({ data }) => fieldsIn(pageSchema, data))
    .filter(({ field }) => field.kind === 'embed')
    .map(({ value }) => readEmbed(String(value)))
    .filter((embed) => typeof embed !== 'string');

/** The conditions that texts can name, from data that is not checked yet: {if popup}these{else}those{end}. */
export function factsOf(
  pages: readonly RawPage[],
  navigation: unknown,
  activity: unknown,
  brand: Brand,
): Pick<Facts, 'conditions' | 'embeds'> {
  const embeds = embedsIn(pages);
  const forms = new Set(formsIn(pages, navigation).map(({ form }) => form));
  const features = new Set(
    bandsOf(pages).flatMap(({ kind, words }) => kind.features?.(words) ?? []),
  );
  const kept = {
    themeSwitch: fieldIn(navigation, 'themeSwitch') !== false,
    ink: features.has('ink'),
    popup:
      pages.some(({ data }) => fieldIn(data, 'activity') === true) &&
      (brand.sampleContent || !isSample(activity)),
    consent: askedScripts(brand).length > 0,
  };
  const conditions = {
    ...kept,
    storage: Object.values(kept).includes(true),
    search: features.has('search'),
    scripts: brand.scripts.length > 0,
    embeds: embeds.length > 0,
    forms: forms.size > 0,
    allForms: listedForms.every((name) => forms.has(name)),
    accounts: forms.has('sign-in') || forms.has('sign-up'),
    signIn: forms.has('sign-in'),
    planSets: new Set(bandsOf(pages).flatMap(({ words }) => words.plans ?? [])).size > 1,
    formsOff: brand.forms === 'off',
    formsOwn: brand.forms === 'own',
    formsService: brand.forms.startsWith('https:'),
  };
  return { conditions, embeds };
}
