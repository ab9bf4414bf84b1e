import { bands } from '../bands/table.ts';
import type { Embed } from '../lib/embeds.ts';
import { askedScripts } from '../lib/identity.ts';
import type { Brand } from './schema/brand.ts';

/** A page with its data before it is checked. */
export type RawPage = { address: string; file: string; data: unknown };

// biome-ignore lint/suspicious/noExplicitAny: unchecked files have any shape
type Data = any;

export type RawBand = { page: RawPage; at: number; band: string; words: Data };

/** The bands of all pages. Unchecked data without bands is left out. */
export const rawBands = (pages: readonly RawPage[]): RawBand[] =>
  pages.flatMap((page) => {
    const list: Data = (page.data as Data)?.bands;
    return Array.isArray(list)
      ? list.flatMap((words: Data, at) =>
          typeof words?.band === 'string' ? [{ page, at, band: words.band, words }] : [],
        )
      : [];
  });

type FormName = NonNullable<(typeof bands)['contact']['form']>;

/** The forms that visitors can reach: not sign-in or sign-up if the menu leads to an app instead. */
export function formsIn(pages: readonly RawPage[], navigation: unknown) {
  const menu: Data = navigation;
  const isElsewhere = (link: Data) => String(link?.href).startsWith('https:');
  const gone = new Set<string>([
    ...(isElsewhere(menu?.signIn) ? ['sign-in'] : []),
    ...(isElsewhere(menu?.signUp) ? ['sign-up'] : []),
  ]);
  return rawBands(pages).flatMap(({ page, at, band, words }) => {
    const kind = bands[band as keyof typeof bands] as { form?: FormName } | undefined;
    return kind?.form && words.form && !gone.has(kind.form)
      ? [{ form: kind.form, file: page.file, path: ['bands', at, 'form'] }]
      : [];
  });
}

/** The conditions that words can depend on: {if popup}these{else}those{end}. */
export function conditionsOf(
  pages: readonly RawPage[],
  navigation: unknown,
  brand: Brand,
  embeds: readonly Embed[],
): Record<string, boolean> {
  const shown = rawBands(pages);
  const forms = new Set(formsIn(pages, navigation).map(({ form }) => form));
  const kept = {
    themeSwitch: (navigation as Data)?.themeSwitch !== false,
    ink: shown.some(({ words }) => words.ink?.swatches && !words.picture),
    popup: pages.some(({ data }) => (data as Data)?.activity === true),
    consent: askedScripts(brand).length > 0,
  };
  return {
    ...kept,
    storage: Object.values(kept).includes(true),
    search: shown.some(({ band }) => band === 'faq'),
    scripts: brand.scripts.length > 0,
    embeds: embeds.length > 0,
    forms: forms.size > 0,
    allForms: forms.size === 4,
    accounts: forms.has('sign-in') || forms.has('sign-up'),
    signIn: forms.has('sign-in'),
    formsOff: brand.forms === 'off',
    formsOwn: brand.forms === 'own',
    formsService: brand.forms.startsWith('https:'),
  };
}
