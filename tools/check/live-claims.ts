import { sharedFiles } from '../../src/content/file-kinds.ts';
import type { Claims } from '../../src/schema/registers.ts';
import { at, dataOf, type LiveSite, textsIn } from './live-site.ts';

const { claims: claimsFile, prices: pricesFile } = sharedFiles;

/** Plans by different names on different pages, and activity that names none of them. */
function plans(site: LiveSite): string[] {
  const [{ activity, pages, plans }] = site.contents;
  const shown = pages.flatMap(({ address, bands }) =>
    bands.flatMap((words) => ('plans' in words ? [{ address, set: words.plans }] : [])),
  );
  const namesIn = (set: string) => (plans[set]?.plans ?? []).map(({ name }) => name);
  const [first] = shown;
  const others = shown.filter(
    ({ set }, index) =>
      first &&
      namesIn(set).join() !== namesIn(first.set).join() &&
      shown.findIndex((each) => each.set === set) === index,
  );
  const sold = new Set(shown.flatMap(({ set }) => namesIn(set)));
  const unsold = new Set(
    activity?.messages.map(({ plan }) => plan).filter((plan) => !sold.has(plan)),
  );
  return [
    ...others.map(({ address, set }) => {
      const says = `${namesIn(set).join(', ')} on ${address}; ${first?.address} has ${namesIn(first?.set ?? '').join(', ')}`;
      return at(site, 'content/plans.yaml', [set], says);
    }),
    ...[...unsold].map((plan) =>
      at(site, 'content/activity.yaml', ['messages'], `no plan is called ${plan}`),
    ),
  ];
}

/** Claims, and names of plans, on which pages disagree. */
export function openClaims(site: LiveSite): string[] {
  const [{ brand, claims }] = site.contents;
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  return [
    ...open.map(([id, { readings }]) => {
      const says = readings.map(({ value, pages }) => `${value} on ${pages.join(', ')}`).join('; ');
      return id in brand.claims
        ? at(site, site.brandPath, ['claims', id], says)
        : at(site, claimsFile.file, [id], says);
    }),
    ...plans(site),
  ];
}

/** The claims that the content prints, in any language. */
const printed = (site: LiveSite) =>
  new Set(
    textsIn(site).flatMap(({ text }) =>
      [...text.matchAll(/\{claim\.([\w-]+)/g)].map(([, id]) => id),
    ),
  );

/**
 * What is printed as a fact of the owner's, and the owner has not confirmed, by topic. A value in the
 * brand file is the owner's own word, and needs no day.
 */
export function unconfirmed(site: LiveSite): Record<string, string[]> {
  const [{ brand, claims }] = site.contents;
  const there = printed(site);
  const found: Record<string, string[]> = {};
  const note = (topic: string, line: string) => {
    const heading = `To confirm with a line “confirmed: ${site.today.toISOString().slice(0, 10)}”: ${topic}`;
    found[heading] = [...(found[heading] ?? []), line];
  };
  for (const [id, { says, topic, confirmed, readings }] of Object.entries(claims as Claims)) {
    if (confirmed || id in brand.claims || !there.has(id)) continue;
    const values = readings.map(({ value }) => value).join(' or ');
    note(topic ?? 'Claims', at(site, claimsFile.file, [id], `${values} (${says})`));
  }
  if (!dataOf(site.files, pricesFile.file).confirmed)
    note('Prices', at(site, pricesFile.file, [], 'every price, and what each plan holds'));
  return found;
}
