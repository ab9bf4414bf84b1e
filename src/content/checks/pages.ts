import { bands } from '../../bands/table.ts';
import { checkedFields, needsOptions } from '../../lib/answers.ts';
import { shownName } from '../../lib/names.ts';
import { type FormWords, formIdOf } from '../../schema/form.ts';
import { type Check, type CheckedSite, contentFiles, type FoundIn } from '../content.ts';
import { isPage, parseFileName } from '../file-kinds.ts';
import type { Found } from '../finding.ts';
import { type Band, kindOf, type Page } from '../page-schema.ts';

// Checks of each page.

/** Asks the same of every page. */
const ofEachPage =
  (rule: (page: Page, pages: readonly Page[], site: CheckedSite) => Found[]): Check =>
  (site) =>
    site.contents.flatMap(({ pages }) =>
      pages.flatMap((page) =>
        rule(page, pages, site).map((found) => ({ file: page.file, ...found })),
      ),
    );

/** Where a page's file has a field of a band: a text has them at its top. */
const inBand = ({ file }: Page, at: number, field: string) =>
  parseFileName(file)?.kind === 'text' ? [field] : ['bands', at, field];

/** The name of a page's file is its address. */
export const addresses: Check = (site) =>
  site.contents.flatMap(({ language: { prefix } }): FoundIn[] => {
    const pages = contentFiles(site).filter(isPage);
    const all = pages.filter((each) => each.prefix === prefix);
    return all.flatMap(({ file, address }) => {
      const isNamed = address === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address);
      const twin = all.find((other) => other.address === address && other.file < file);
      const name =
        'must be named in lower-case letters, digits and hyphens: its name is the page’s address';
      return [
        ...(isNamed ? [] : [{ file, path: [], message: name }]),
        ...(twin ? [{ file, path: [], message: `makes ${address}, as ${twin.file} does` }] : []),
      ];
    });
  });

export const longTitles = ofEachPage(({ meta }, _, { contents: [{ brand }] }) => {
  const whole = `${meta.title} | ${shownName(brand)}`;
  const message = `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`;
  return whole.length > 60 ? [{ path: ['meta', 'title'], message }] : [];
});

/** A page has exactly one band that opens it, and it comes first. */
export const heroes = ofEachPage(({ bands: list }) => {
  const names = Object.entries(bands).flatMap(([name, kind]) => ('isHero' in kind ? [name] : []));
  return list.flatMap(({ band }, at) => {
    if (names.includes(band) === (at === 0)) return [];
    const message =
      at === 0
        ? `must be a band that opens a page: ${names.join(', ')}`
        : `“${band}” opens a page: it must come first, and a page has one`;
    return [{ path: ['bands', at, 'band'], message }];
  });
});

/** Some looks of a band need fields that others do without. */
function missingForLook(words: Band) {
  const look = 'look' in words ? words.look : '';
  const missing = kindOf(words)?.needs?.[look]?.find((field) => !(field in words));
  return missing ? [{ field: missing, message: `is missing: the look “${look}” needs it` }] : [];
}

export const bandRules = ofEachPage((page) =>
  page.bands.flatMap((words, at) =>
    [...missingForLook(words), ...(kindOf(words)?.problems?.(words) ?? [])].map(
      ({ field, ...found }) => ({ path: inBand(page, at, field), ...found }),
    ),
  ),
);

type FormAt = {
  kind: string;
  isDemo?: boolean;
  id: string;
  words: FormWords;
  path: (string | number)[];
};

/** The forms of a page, each with its place in the file. */
const formsOf = (page: Page): FormAt[] =>
  page.bands.flatMap((band, at) => {
    const { form: kind, isDemo } = kindOf(band) ?? {};
    const words = 'form' in band ? (band.form as FormWords | undefined) : undefined;
    if (!kind || !words) return [];
    const id = formIdOf(kind, words, page.address);
    return [{ kind, isDemo, id, words, path: inBand(page, at, 'form') }];
  });

function fieldIssues({ words: { fields }, path }: FormAt): Found[] {
  return fields.flatMap(({ name, kind, options }, at): Found[] => {
    const issue = (field: string, message: string) => ({
      path: [...path, 'fields', at, field],
      message,
    });
    const isTwin = fields.findIndex((each) => each.name === name) < at;
    const isOpen = needsOptions(kind) && !options;
    return [
      ...(isTwin ? [issue('name', `another field of this form is called “${name}”`)] : []),
      ...(isOpen ? [issue('options', `is missing: the kind “${kind}” needs options`)] : []),
    ];
  });
}

/** What the server knows of a form: the examples inside its fields can differ from page to page. */
const sentAs = ({ words }: FormAt) => JSON.stringify(checkedFields(words.fields));

/** What a form needs, and that no two forms of a language have one id. */
export const forms = ofEachPage((page, pages, { contents: [{ brand }] }) => {
  const all = pages.flatMap(formsOf);
  return formsOf(page).flatMap((form): Found[] => {
    const { kind, isDemo, id, words, path } = form;
    const isSent = brand.forms !== 'off' && !isDemo;
    const first = all.find((each) => each.id === id);
    const isServers = ['inbox', 'confirm'].includes(id);
    const isOther = first && sentAs(first) !== sentAs(form);
    const hasAddress = words.fields.some((field) => field.kind === 'email');
    const isSilent = !isSent && ['contact', 'form'].includes(kind) && !words.notice;
    const issue = (field: string, message: string) => [{ path: [...path, field], message }];
    return [
      ...fieldIssues(form),
      ...(isSent && !hasAddress
        ? issue(
            'fields',
            'needs a field of the kind email, because forms are sent (forms: in the brand)',
          )
        : []),
      ...(isSilent
        ? issue('notice', 'is missing: say that nothing is sent (forms: in the brand)')
        : []),
      ...(isServers ? issue('id', `“${id}” is reserved for the server: choose another`) : []),
      ...(isOther
        ? issue('id', `another form with other fields is called “${id}”: give this one another id`)
        : []),
    ];
  });
});

export const anchors = ofEachPage(({ bands: list }) => {
  const ids = list.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    id && ids.indexOf(id) < at
      ? [{ path: ['bands', at, 'id'], message: `another band of this page is called “${id}”` }]
      : [],
  );
});

/** The file of an earlier page with the same value in this field. */
function twinOf(page: Page, field: 'title' | 'description', pages: readonly Page[]) {
  const first = pages.find(({ meta }) => meta[field] === page.meta[field]);
  return first === page ? undefined : first?.file;
}

export const sharedTitles = ofEachPage((page, pages) => {
  const file = twinOf(page, 'title', pages);
  const message = `repeats the title of ${file}: write another one`;
  return file ? [{ path: ['meta', 'title'], message }] : [];
});

/** Where a page was copied, for example. */
export const sharedDescriptions = ofEachPage((page, pages) => {
  const file = twinOf(page, 'description', pages);
  const message = `repeats the description of ${file}: describe what only this page is about`;
  return file ? [{ path: ['meta', 'description'], message }] : [];
});

/** A description that is written has at least 70 characters; one that is taken from a text may not. */
export const shortDescriptions = ofEachPage(({ meta: { description } }) => {
  const message = `“${description}” is taken from the text: write one of 70 to 160 characters`;
  return description.length < 70 ? [{ path: ['meta', 'description'], message }] : [];
});
