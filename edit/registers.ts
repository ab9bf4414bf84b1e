import { dirname } from 'node:path';
import { claimRegister } from '../src/content/claim-register.ts';
import { parseContent } from '../src/content/parse-content.ts';
import { bytesBelow } from '../src/content/read-content.ts';
import type { Claims } from '../src/content/schemas/registers.ts';
import { localPath } from '../src/lib/paths.ts';
import { mapTexts } from '../src/lib/text.ts';
import type { Change, Claim, Price } from './api.ts';
import type { Snapshot } from './snapshot.ts';
import { claimsFile, pricesFile } from './file-schema.ts';
import { type Project, Refusal } from './project.ts';

/** The register as it is written, where a brand does not have readings of its own. */
const writtenClaims = (snapshot: Snapshot) => snapshot.source(claimsFile).data as Claims;

/** Every claim with its readings, and the pages that print each. */
export function claimsOf(project: Project, snapshot: Snapshot): Claim[] {
  const used = new Map<string, Set<string>>();
  const use = (id: string, page: string) => used.set(id, (used.get(id) ?? new Set()).add(page));
  const readBytes = bytesBelow(project.root);
  const { brand } = parseContent(snapshot.files, snapshot.brand, undefined, { use, readBytes });
  const claims = claimRegister(writtenClaims(snapshot), brand.claims);
  return Object.entries(claims).map(([id, { says, readings }]) => {
    const pages = [...(used.get(id) ?? [])];
    // A page of the owner's own prints the first.
    const readingFor = (page: string) =>
      Math.max(
        0,
        readings.findIndex((each) => each.pages.includes(page)),
      );
    const isOwn = id in brand.claims;
    return {
      id,
      file: isOwn ? snapshot.brand : claimsFile,
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
  const { readings } = writtenClaims(snapshot)[id] ?? { readings: [] };
  if (!readings[chosen]) throw new Refusal(`There is no reading ${chosen} of the claim ${id}`);
  const at = { file: claimsFile, path: [id, 'readings'] };
  const pages = [...new Set(readings.flatMap((each) => each.pages))];
  const others = readings.map((_, index) => index).filter((index) => index !== chosen);
  return [
    { do: 'set', at: { ...at, path: [...at.path, chosen, 'pages'] }, value: pages },
    // From the last on, so that no other moves.
    ...others.reverse().map((index): Change => ({ do: 'remove', at, index })),
  ];
}

/** Every price, and the pages that print it. */
export function pricesOf(snapshot: Snapshot): Price[] {
  const pages = new Map<string, Set<string>>();
  for (const file of Object.keys(snapshot.files).filter((each) => dirname(each) !== 'brands')) {
    const { route, prefix } = snapshot.kind(file);
    const page = route === '*' ? 'every page' : localPath(route, { prefix });
    const note = (key: string) => pages.set(key, (pages.get(key) ?? new Set()).add(page));
    mapTexts(snapshot.source(file).data, (text, path) => {
      for (const [, key] of text.matchAll(/\{price\.(\w+)\}/g)) note(`items.${key}`);
      if (path.at(-1) === 'price' && path.at(-3) === 'plans') note(`plans.${text}`);
      return text;
    });
  }
  const isPrice = ({ path }: { path: Price['path'] }) => path[0] === 'plans' || path[0] === 'items';
  return reading
    .fieldsOf(pricesFile)
    .filter(isPrice)
    .map((field) => ({
      ...field,
      pages: [...(pages.get(field.path.slice(0, 2).join('.')) ?? [])].sort(),
    }));
}
