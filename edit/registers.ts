import { sharedFiles } from '../src/content/file-kinds.ts';
import { parseContent } from '../src/content/parse-content.ts';
import { bytesBelow } from '../src/content/read-content.ts';
import { claimRegister } from '../src/content/registers.ts';
import type { Brand } from '../src/content/schema/brand.ts';
import type { Claims } from '../src/content/schema/registers.ts';
import { localPath } from '../src/lib/paths.ts';
import { asTyped, mapTexts } from '../src/lib/text.ts';
import type { Change, Claim, Path, Price } from './api.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import { registersOn } from './shown.ts';
import type { Snapshot } from './snapshot.ts';

const claimsFile = (snapshot: Snapshot) => snapshot.place(sharedFiles.claims.file);

/** The register as it is written, where a brand does not have readings of its own. */
const writtenClaims = (snapshot: Snapshot) => snapshot.source(claimsFile(snapshot)).data as Claims;

/** Every claim with its readings, and the pages that print each. */
export function claimsOf(project: Project, snapshot: Snapshot): Claim[] {
  const used = new Map<string, Set<string>>();
  const use = (id: string, page: string) => used.set(id, (used.get(id) ?? new Set()).add(page));
  const readBytes = bytesBelow(project.root);
  const { brand } = parseContent(snapshot.files, snapshot.brand, undefined, { use, readBytes });
  const claims = claimRegister(writtenClaims(snapshot), brand.claims);
  return Object.entries(claims).map(([id, { says, readings }]) => {
    const pages = [...(used.get(id) ?? [])];
    // A page that no reading names prints the first.
    const readingFor = (page: string) =>
      Math.max(
        0,
        readings.findIndex((each) => each.pages.includes(page)),
      );
    const isOwn = id in brand.claims;
    return {
      id,
      file: isOwn ? snapshot.brand : claimsFile(snapshot),
      path: isOwn ? ['claims', id] : [id],
      description: says,
      readings: readings.map(({ value }, at) => ({
        value,
        pages: pages.filter((page) => readingFor(page) === at).sort(),
      })),
    };
  });
}

/** The changes that leave one reading of a claim, for all of its pages. */
export function settling(snapshot: Snapshot, id: string, chosen: number): Change[] {
  const { claims: own } = snapshot.source(snapshot.brand).data as { claims?: Brand['claims'] };
  const mine = own?.[id];
  const readings = Array.isArray(mine) ? mine : (writtenClaims(snapshot)[id]?.readings ?? []);
  const value = readings[chosen]?.value;
  if (!value) throw new Refusal(`There is no reading ${chosen} of the claim ${id}`);
  if (mine) return [{ do: 'set', at: { file: snapshot.brand, path: ['claims', id] }, value }];
  const at = { file: claimsFile(snapshot), path: [id, 'readings'] };
  const pages = [...new Set(readings.flatMap((each) => each.pages))];
  const others = readings.map((_, index) => index).filter((index) => index !== chosen);
  return [
    { do: 'set', at: { ...at, path: [...at.path, chosen, 'pages'] }, value: pages },
    // From the last on, so that no other moves.
    ...others.reverse().map((index): Change => ({ do: 'remove', at, index })),
  ];
}

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
  const printed = new Map<string, Set<string>>();
  const pagesOf = pagesShowing(snapshot);
  for (const file of snapshot.contentFiles)
    mapTexts(snapshot.source(file).data, (text, path) => {
      const keys = [...text.matchAll(/\{price\.(\w+)\}/g)].map(([, key]) => `items.${key}`);
      if (path.at(-1) === 'price' && path.at(-3) === 'plans') keys.push(`plans.${text}`);
      for (const key of keys)
        printed.set(key, new Set([...(printed.get(key) ?? []), ...pagesOf(file, [...path])]));
      return text;
    });
  const isPrice = ({ path }: { path: Price['path'] }) => path[0] === 'plans' || path[0] === 'items';
  return snapshot
    .fieldsOf(snapshot.place(sharedFiles.prices.file))
    .filter(isPrice)
    .map((field) => ({
      ...field,
      plans: field.path[0] === 'plans' ? plansWith(snapshot, String(field.path[1])) : [],
      pages: [...(printed.get(field.path.slice(0, 2).join('.')) ?? [])].sort(),
    }))
    .filter(({ pages }) => pages.length > 0);
}
