import { sharedFiles } from '../src/content/file-kinds.ts';
import type { Brand } from '../src/content/schema/brand.ts';
import type { Claims } from '../src/content/schema/registers.ts';
import { readingOf } from '../src/content/tokens.ts';
import { localPath } from '../src/lib/paths.ts';
import { asTyped, mapTexts } from '../src/lib/text.ts';
import type { Change, Claim, Path, Price } from './api.ts';
import { Refusal } from './refusal.ts';
import { registersOn } from './shown.ts';
import type { Snapshot } from './snapshot.ts';

/** Tells which pages show what stands in a file at a path. */
function pagesShowing(snapshot: Snapshot) {
  const pages = snapshot.contents.flatMap((content) =>
    content.pages.map((page) => ({
      prefix: content.language.prefix,
      path: localPath(page.address, content.language),
      isShown: registersOn(page, content),
    })),
  );
  return (file: string, path: Path): string[] => {
    const kind = snapshot.kind(file);
    if (kind.address) return [localPath(kind.address, kind)];
    const id = snapshot.idOf(file);
    return pages
      .filter(({ prefix, isShown }) => prefix === kind.prefix && isShown(kind, id, path))
      .map((page) => page.path);
  };
}

/** The pages that print each entry of a register, by the keys that `keysIn` finds in a text. */
function pagesPrinting(snapshot: Snapshot, keysIn: (text: string, path: Path) => string[]) {
  const printed = new Map<string, Set<string>>();
  const pagesOf = pagesShowing(snapshot);
  for (const file of snapshot.contentFiles)
    mapTexts(snapshot.source(file).data, (text, path) => {
      for (const key of keysIn(text, [...path]))
        printed.set(key, new Set([...(printed.get(key) ?? []), ...pagesOf(file, [...path])]));
      return text;
    });
  return (key: string) => [...(printed.get(key) ?? [])].sort();
}

/** Every claim with its readings, and the pages that print each. */
export function claimsOf(snapshot: Snapshot): Claim[] {
  const file = snapshot.place(sharedFiles.claims.file);
  const { claims: own = {} } = snapshot.source(snapshot.brand).data as Pick<Brand, 'claims'>;
  const claims = snapshot.source(file).data as Claims;
  const pagesOf = pagesPrinting(snapshot, (text) =>
    [...text.matchAll(/\{claim\.([\w@-]+)\}/g)].map(([, key = '']) => readingOf(key, claims)),
  );
  return Object.entries(claims).map(([id, { says, value, also = {} }]) => {
    const readings = [
      { path: [id, 'value'], value, pages: pagesOf(id) },
      ...Object.entries(also).map(([name, other]) => ({
        path: [id, 'also', name],
        value: other,
        pages: pagesOf(`${id}@${name}`),
      })),
    ];
    const mine = own[id];
    const path = ['claims', id];
    const everywhere = [...new Set(readings.flatMap(({ pages }) => pages))].sort();
    return {
      id,
      description: says,
      ...(mine === undefined
        ? { file, path: [id], readings }
        : { file: snapshot.brand, path, readings: [{ path, value: mine, pages: everywhere }] }),
    };
  });
}

/** The changes that leave one reading of a claim, for all of its pages. */
export function settling(snapshot: Snapshot, id: string, chosen: number): Change[] {
  const { file, path, readings } = claimsOf(snapshot).find((each) => each.id === id) ?? {};
  const value = readings?.[chosen]?.value;
  if (!file || !path || !value)
    throw new Refusal(`There is no reading ${chosen} of the claim ${id}`);
  return [
    { do: 'set', at: { file, path: [...path, 'value'] }, value },
    { do: 'set', at: { file, path: [...path, 'also'] }, value: undefined },
  ];
}

/** The names of the plans that cost a price, by its key. */
const plansWith = (snapshot: Snapshot, key: string): string[] => [
  ...new Set(
    snapshot.contents.flatMap(({ plans }) =>
      Object.values(plans).flatMap((set) =>
        set.plans.filter(({ price }) => price === key).map(({ name }) => asTyped(name)),
      ),
    ),
  ),
];

/** Every price that pages print, with them and the names of its plans. */
export function pricesOf(snapshot: Snapshot): Price[] {
  const pagesOf = pagesPrinting(snapshot, (text, path) => [
    ...[...text.matchAll(/\{price\.(\w+)\}/g)].map(([, key]) => `items.${key}`),
    ...(path.at(-1) === 'price' && path.at(-3) === 'plans' ? [`plans.${text}`] : []),
  ]);
  const isPrice = ({ path }: { path: Price['path'] }) => path[0] === 'plans' || path[0] === 'items';
  return snapshot
    .fieldsOf(snapshot.place(sharedFiles.prices.file))
    .filter(isPrice)
    .map((field) => ({
      ...field,
      plans: field.path[0] === 'plans' ? plansWith(snapshot, String(field.path[1])) : [],
      pages: pagesOf(field.path.slice(0, 2).join('.')),
    }))
    .filter(({ pages }) => pages.length > 0);
}
