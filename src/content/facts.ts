import { readEmbed } from '../lib/embeds.ts';
import type { Brand } from '../schema/brand.ts';
import { askedScripts } from '../schema/outside-scripts.ts';
import { fieldsIn } from '../schema/walk.ts';
import { kindOf, pageSchema } from './page-schema.ts';
import { isSample } from './samples.ts';
import type { Facts } from './tokens.ts';

/** A page with its data, which may not have been checked yet. */
export type RawPage = { address: string; file: string; data: unknown };

// biome-ignore lint/suspicious/noExplicitAny: unchecked files have any shape
type Data = any;

/** The bands of all pages. Unchecked data without bands is left out. */
const bandsOf = (pages: readonly RawPage[]) =>
  pages.flatMap((page) => {
    const list: Data = (page.data as Data)?.bands;
    return (Array.isArray(list) ? list : []).flatMap((words: Data, at) => {
      const kind = typeof words?.band === 'string' ? kindOf(words) : undefined;
      return kind ? [{ page, at, kind, words }] : [];
    });
  });

/** The forms that visitors can reach: not sign-in or sign-up if the menu leads to an app instead. */
export function formsIn(pages: readonly RawPage[], navigation: unknown) {
  const menu: Data = navigation;
  const isElsewhere = (link: Data) => String(link?.href).startsWith('https:');
  const gone = new Set<string>([
    ...(isElsewhere(menu?.signIn) ? ['sign-in'] : []),
    ...(isElsewhere(menu?.signUp) ? ['sign-up'] : []),
  ]);
  return bandsOf(pages).flatMap(({ page, at, kind, words }) =>
    kind.form && words.form && !gone.has(kind.form)
      ? [{ form: kind.form, file: page.file, path: ['bands', at, 'form'] }]
      : [],
  );
}

/** What pages show of other services. */
const embedsIn = (pages: readonly RawPage[]) =>
  pages
    .flatMap(({ data }) => fieldsIn(pageSchema, data))
    .filter(({ field }) => field.kind === 'embed')
    .map(({ value }) => readEmbed(String(value)))
    .filter((embed) => typeof embed !== 'string');

/** What texts can say of the site, before any of them is read: {if popup}these{else}those{end}. */
export function factsOf(
  pages: readonly RawPage[],
  navigation: unknown,
  activity: unknown,
  brand: Brand,
): Pick<Facts, 'conditions' | 'embeds'> {
  const embeds = embedsIn(pages);
  const forms = new Set(formsIn(pages, navigation).map(({ form }) => form));
  const told = new Set(bandsOf(pages).flatMap(({ kind, words }) => kind.tells?.(words) ?? []));
  const kept = {
    themeSwitch: (navigation as Data)?.themeSwitch !== false,
    ink: told.has('ink'),
    popup:
      pages.some(({ data }) => (data as Data)?.activity === true) &&
      (brand.sampleContent || !isSample(activity)),
    consent: askedScripts(brand).length > 0,
  };
  const conditions = {
    ...kept,
    storage: Object.values(kept).includes(true),
    search: told.has('search'),
    scripts: brand.scripts.length > 0,
    embeds: embeds.length > 0,
    forms: forms.size > 0,
    allForms: ['hero', 'contact', 'sign-in', 'sign-up'].every((name) => forms.has(name as never)),
    accounts: forms.has('sign-in') || forms.has('sign-up'),
    signIn: forms.has('sign-in'),
    planSets: new Set(bandsOf(pages).flatMap(({ words }) => words.plans ?? [])).size > 1,
    formsOff: brand.forms === 'off',
    formsOwn: brand.forms === 'own',
    formsService: brand.forms.startsWith('https:'),
  };
  return { conditions, embeds };
}
