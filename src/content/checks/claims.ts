import { tokensIn } from '../../lib/tokenize.ts';
import type { Claims } from '../../schema/registers.ts';
import { type Check, type CheckedSite, textsIn } from '../content.ts';
import { sharedFiles } from '../file-kinds.ts';

const { claims: claimsFile, prices: pricesFile } = sharedFiles;

/** The values that a claim can print, by the key in braces: users, users@most. */
const readingsOf = (id: string, { value, also = {} }: Claims[string]): [string, string][] => [
  [id, value],
  ...Object.entries(also).map(([name, each]): [string, string] => [`${id}@${name}`, each]),
];

/** The pages or files that print each claim, by the key in braces, such as users@most. */
export function printedIn(site: Parameters<typeof textsIn>[0], claims: Claims) {
  const places = new Map<string, Set<string>>();
  const readings = new Map(Object.entries(claims).flatMap((entry) => readingsOf(...entry)));
  for (const { file, url = file, text } of textsIn(site))
    for (const { name, key } of tokensIn(text)) {
      if (name !== 'claim') continue;
      const reading = readings.has(key) ? key : key.replace(/@.*/, '');
      places.set(reading, (places.get(reading) ?? new Set()).add(url));
    }
  return places;
}

/** Claims on which pages disagree. */
export const openClaims: Check = (site) => {
  const [{ claims }] = site.contents;
  const places = printedIn(site, claims);
  return Object.entries(claims).flatMap(([id, claim]) => {
    const said = readingsOf(id, claim).flatMap(([key, value]) => {
      const where = places.get(key);
      return where ? [`${value} on ${[...where].join(', ')}`] : [];
    });
    const message = `pages disagree: ${said.join('; ')}. Write the true one as its value, and delete the line “also”`;
    return said.length > 1 ? [{ file: claimsFile.file, path: [id], message }] : [];
  });
};

/** Plans by different names on different pages, and activity that names none of them. */
export const openPlans: Check = ({ contents: [{ activity, pages, plans }] }) => {
  const shown = pages.flatMap(({ address, bands }) =>
    bands.flatMap((words) =>
      'plans' in words && words.plans ? [{ address, set: words.plans }] : [],
    ),
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
  const named = (activity?.messages ?? []).map(({ plan }) => plan);
  const unsold = [...new Set(named)].filter((plan) => !sold.has(plan));
  return [
    ...others.map(({ address, set }) => ({
      file: 'content/plans.yaml',
      path: [set],
      message: `pages disagree: ${namesIn(set).join(', ')} on ${address}; ${namesIn(first?.set ?? '').join(', ')} on ${first?.address}. Show one set on both`,
    })),
    ...unsold.map((plan) => ({
      file: 'content/activity.yaml',
      path: ['messages', named.indexOf(plan), 'plan'],
      message: `there is no plan ${plan}: name one of ${[...sold].join(', ')}`,
    })),
  ];
};

/** Whether the owner stands behind a claim: the brand file confirms its topic, or has a value for it. */
export const isConfirmed = (
  id: string,
  { brand, claims }: Pick<CheckedSite['contents'][0], 'brand' | 'claims'>,
) => id in brand.claims || (claims[id]?.topic ?? '') in brand.confirmed;

/** Claims on pages that the owner has not confirmed: one finding for each topic. */
export const unconfirmed: Check = (site) => {
  const [{ brand, claims }] = site.contents;
  const { brandPath } = site;
  const printed = new Set([...printedIn(site, claims).keys()].map((key) => key.split('@')[0]));
  const asked = Object.entries(claims).filter(
    ([id]) => printed.has(id) && !isConfirmed(id, site.contents[0]),
  );
  const answer = (topic: string) =>
    `Then write “${topic}: ${site.today.toISOString().slice(0, 10)}, who says so or where it can be read” under “confirmed:” in ${brandPath}`;
  const topics = Object.entries(Object.groupBy(asked, ([, { topic }]) => topic));
  const issues = topics.map(([topic, list = []]) => {
    const said = list.map(([id, claim]) => {
      const values = readingsOf(id, claim).map(([, value]) => `“${value}”`);
      return `${values.join(' or ')} (${claim.says})`;
    });
    const message = `is all of this true of you? ${said.join(', ')}. ${answer(topic)}`;
    return { file: claimsFile.file, path: [list[0]?.[0] ?? ''], message };
  });
  const message = `are these your prices, and the contents of your plans? ${answer('Prices')}`;
  return brand.confirmed.Prices
    ? issues
    : [...issues, { file: pricesFile.file, path: [], message }];
};
