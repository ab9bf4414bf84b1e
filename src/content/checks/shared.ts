import { decimalsOf } from '../../lib/money.ts';
import { localPath, pathOf } from '../../lib/paths.ts';
import type { Check } from '../content.ts';
import { sharedFiles } from '../file-kinds.ts';
import { pathFrom } from '../links.ts';

// Files that all languages share.

/** Of en-GB: en. */
export const languageIn = (code: string) => new Intl.Locale(code).language;

/** The brand writes numbers and dates as the first language does. */
export const locale: Check = ({ contents: [{ brand, language }], brandPath }) => {
  const message = `must be a locale of “${language.code}”, the first language in ${sharedFiles.languages.file}`;
  return languageIn(brand.locale) === languageIn(language.code)
    ? []
    : [{ file: brandPath, path: ['locale'], message }];
};

const counts = ['no', 'one', 'two', 'three', 'four'];

/** Prices have no more digits after the point than the currency. */
export const prices: Check = ({ contents: [{ brand, prices }] }) => {
  const { currency } = brand;
  const most = decimalsOf(currency);
  const message =
    most === 0
      ? `must be a whole number: ${currency} has no digits after the point`
      : `must have at most ${counts[most]} digits after the point, as many as ${currency} has`;
  const amounts = [
    ...Object.entries(prices.plans).flatMap(([key, plan]) =>
      (['monthly', 'yearly'] as const).map((field) => ({
        path: ['plans', key, field],
        value: plan[field],
      })),
    ),
    ...Object.entries(prices.items).map(([key, value]) => ({ path: ['items', key], value })),
  ];
  return amounts
    .filter(({ value }) => Number(value.toFixed(most)) !== value)
    .map(({ path }) => ({ file: sharedFiles.prices.file, path, message }));
};

/** The claims and topics in a brand file exist. */
export const brandClaims: Check = ({ contents: [{ brand, claims }], brandPath }) => {
  const topics = [...new Set(Object.values(claims).map(({ topic }) => topic)), 'Prices'];
  const lost = (field: 'claims' | 'confirmed', known: readonly string[], message: string) =>
    Object.keys(brand[field])
      .filter((key) => !known.includes(key))
      .map((key) => ({ file: brandPath, path: [field, key], message }));
  return [
    ...lost('claims', Object.keys(claims), 'is not a claim in claims.yaml'),
    ...lost('confirmed', topics, `is not a topic. The topics are ${topics.join(', ')}`),
  ];
};

/** The code of a language begins its paths, so no page may have it. */
export const languageCodes: Check = ({ contents: [{ languages }] }) => {
  const folders = new Set(languages[0]?.paths.map((path) => path.split('/')[1]));
  const { file } = sharedFiles.languages;
  return languages.flatMap(({ code }, at) =>
    folders.has(code)
      ? [{ file, path: [at, 'code'], message: 'is already the path of a page' }]
      : [],
  );
};

/** Servers redirect other spellings of a page's path to it: /pricing/, /pricing.html. */
export const plainOf = (from: string) => from.replace(/(\/index)?(\.html)?\/?$/, '') || '/';

/** Redirects: each old path once, to a page, and not in a circle. */
export const redirects: Check = ({ contents: [content] }) => {
  const { brand, languages, planned } = content;
  const pages = new Set(
    languages.flatMap((each) => each.paths.map((path) => localPath(path, each))),
  );
  // A whole address of this site is one of its own, too.
  const here = (to: string) =>
    to.startsWith(`https://${brand.domain}/`) ? new URL(to).pathname : to;
  const all = content.redirects.map(({ from, to }) => ({ from, to: here(to) }));
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  const known = new Set([...pages, ...planned, ...targets.keys()]);
  const problemOf = ({ from, to }: (typeof all)[number], at: number): string | undefined => {
    if (pages.has(plainOf(from)))
      return `${from} is a page of this site: delete its file before you redirect its path`;
    if (all.findIndex((other) => other.from === from) < at)
      return `${from} is redirected twice: delete one of the two lines`;
    if (to.startsWith('/') && !known.has(pathOf(to))) return `"${to}" is not a page of this site`;
    const passed = pathFrom(from, targets).map(pathOf);
    return new Set(passed).size < passed.length
      ? `is redirected in a circle: ${passed.join(' → ')}`
      : undefined;
  };
  return all.flatMap((each, at) => {
    const message = problemOf(each, at);
    return message ? [{ file: sharedFiles.redirects.file, path: [at], message }] : [];
  });
};
