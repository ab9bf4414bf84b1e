import { parse } from 'yaml';
import { z } from 'zod';
import { fileIn, registerFiles, sharedFiles } from '../src/content/file-kinds.ts';
import { readAs } from '../src/content/zod-issues.ts';
import { colorOf } from '../src/lib/color.ts';
import { inkStyles } from '../src/lib/ink.ts';
import { themeStyles } from '../src/lib/theme.ts';
import { brandSchema } from '../src/schema/brand.ts';
import { lookFields } from '../src/schema/brand-look.ts';
import { actForm } from './act-forms.ts';
import type { Change, Field, FieldChange, Form, Path, Source, View } from './api.ts';
import { changedText } from './changes.ts';
import { claimForm, isClaim } from './claims.ts';
import { asWords, wordsIn } from './entry-name.ts';
import { bandForm, menuForm, pageAt, pageForm, pagesForm } from './page-forms.ts';
import { problemsForm } from './problems.ts';
import type { Project } from './project.ts';
import { searchForm } from './search.ts';
import { Snapshot } from './snapshot.ts';

const keyOf = (path: Path) => path.join('.');

/** What belongs to a text: where its button links to, its icon, its picture; to a question, its answer. */
function isBeside(field: Field) {
  const parent = keyOf(field.path.slice(0, -1));
  const isInEntry = typeof field.path.at(-2) === 'number';
  return ({ kind, path, mark, value }: Field) => {
    // What a picture shows belongs to whatever the picture belongs to.
    const owner = keyOf(path.slice(0, path.at(-1) === 'alt' ? -2 : -1));
    // Names that may be left out, and are, would stand in the way of the words.
    const isName = kind === 'text' && mark === undefined && value !== undefined;
    const isOther = !['text', 'markdown', 'list', 'group'].includes(kind);
    // Options, for example; an entry with fields is opened by its own words.
    const isWords =
      kind === 'list' && [value ?? []].flat().every((each) => typeof each === 'string');
    // The answer to a question, which is closed on the page.
    const isAnswer = kind === 'markdown' && field.kind === 'text' && isInEntry;
    const isBelonging = isName || isOther || isWords || isAnswer;
    return owner === parent && keyOf(path) !== keyOf(field.path) && isBelonging;
  };
}

function fieldForm(snapshot: Snapshot, view: View & { name: 'field' }): Form {
  const asked = view.at ?? snapshot.placeOf(view.mark ?? -1);
  if (isClaim(asked)) return claimForm(snapshot, asked);
  const { kind, value } = snapshot.field(asked);
  // An entry is opened at its words.
  const words = kind === 'group' && value ? wordsIn(value as Record<string, unknown>) : undefined;
  const at = words ? { ...asked, path: [...asked.path, words] } : asked;
  const field = snapshot.field(at);
  const { file, path, mark, line, description: title } = field;
  // A text that is nothing but a claim: a click on it means the figure.
  const [token] = field.tokens;
  const isBare = token?.source && field.value === token.raw && isClaim(token.source);
  if (isBare && !view.isText)
    return {
      ...claimForm(snapshot, token.source as Source),
      around: { file, path },
      mark,
    };
  const beside = path.length > 1 ? snapshot.fieldsOf(file).filter(isBeside(field)) : [];
  const main = { ...field, lists: snapshot.listsAround(at) };
  return { title, at, mark, groups: [{ fields: [main, ...beside] }], where: `${file}:${line}` };
}

/** Every set of plans, with the prices of its plans; then all other prices. */
function pricesForm(snapshot: Snapshot, path: string): Form {
  const { content } = pageAt(snapshot, path);
  const file = fileIn(content.language.prefix, registerFiles.plans.place);
  const prices = snapshot.fieldsOf(sharedFiles.prices.file);
  const sets = Object.entries(content.plans).map(([name, { plans }]) => {
    const isOwn = ({ path: [first, key] }: Field) =>
      first === 'plans' && plans.some(({ price }) => price === key);
    const list = { ...snapshot.field({ file, path: [name, 'plans'] }), around: undefined };
    return {
      title: `Plans: ${asWords(name)}`,
      isOpen: true,
      fields: [list, ...prices.filter(isOwn)],
    };
  });
  const shown = sets.flatMap(({ fields }) => fields);
  const others = prices.filter((field) => !shown.includes(field));
  return {
    title: 'Plans and prices',
    groups: [...sets, { title: 'Other prices', isOpen: true, fields: others }],
    where: sharedFiles.prices.file,
  };
}

/** The list of redirects. */
function redirectsForm(snapshot: Snapshot): Form {
  const { file } = sharedFiles.redirects;
  const notes = [{ text: 'Old paths, and the pages that visitors come to instead' }];
  const fields = [snapshot.field({ file, path: [] })];
  return { title: 'Redirects', groups: [{ notes, fields }], where: file };
}

const brandGroups: [title: string, names: string][] = [
  ['Name', 'name shortName legalName tagline domain'],
  ['Contact', 'email phone address hours jurisdiction'],
  ['Colors', 'grounds mast link inks'],
  ['Type, mark and plate', 'type mark logo share plate'],
];

/** The brand, with what would be wrong with what is typed; of a color, with the nearest that can be read. */
function brandForm(snapshot: Snapshot, drafts: Change[]): Form {
  const file = snapshot.brand;
  const own = drafts.filter(({ at }) => at.file === file) as FieldChange[];
  const text = own.reduce(
    (before, change) => changedText(snapshot, before, change),
    snapshot.files[file] ?? '',
  );
  const typed = parse(text);
  const { findings } = readAs(brandSchema, typed);
  // Also those that cannot be read, so that they are seen to be so.
  const { data: look } = z.object(lookFields).safeParse(typed);
  const fields = snapshot.fieldsOf(file).map((field): Field => {
    const found = findings.find(({ path }) => path.join() === field.path.join());
    const { remedy } = found ?? {};
    // As the file holds it: hex where it was written so, else OKLCH.
    const value = remedy && Array.isArray(field.value) ? colorOf(remedy) : remedy;
    const at = { file, path: field.path };
    const change = { do: 'set' as const, at, was: field.value ?? null, value };
    return {
      ...field,
      error: found?.message,
      offer: remedy ? { label: `Use ${remedy}`, changes: [change] } : undefined,
    };
  });
  const titleOf = ({ path: [name] }: Field) =>
    brandGroups.find(([, names]) => names.split(' ').includes(String(name)))?.[0] ?? 'All else';
  const grouped = Map.groupBy(fields, titleOf);
  const titles = [...brandGroups.map(([title]) => title), 'All else'];
  return {
    title: 'Brand',
    colors: look && themeStyles(look, ':root') + inkStyles(look.inks),
    groups: titles.map((title) => ({
      title,
      isOpen: title !== 'All else',
      fields: grouped.get(title) ?? [],
    })),
    where: file,
  };
}

/** The fields that a view shows. */
export function formOf(project: Project, view: View, drafts: Change[] = []): Form {
  const snapshot = new Snapshot(project);
  if (view.name === 'field') return fieldForm(snapshot, view);
  if (view.name === 'band') return bandForm(snapshot, view);
  if (view.name === 'search') return searchForm(snapshot, view);
  if (view.name === 'menu') return menuForm(snapshot, view.path);
  if (view.name === 'prices') return pricesForm(snapshot, view.path);
  if (view.name === 'redirects') return redirectsForm(snapshot);
  if (view.name === 'problems') return problemsForm(snapshot);
  if (view.name === 'brand') return brandForm(snapshot, drafts);
  if (view.name === 'pages') return pagesForm(snapshot, view.path);
  return view.name === 'act' ? actForm(snapshot, view, drafts) : pageForm(snapshot, view.path);
}
