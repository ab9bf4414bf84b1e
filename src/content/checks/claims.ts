import { sharedFiles } from '../file-kinds.ts';
import { type CheckedSite, dataOf, type FileIssue, textsIn } from './site.ts';

const { claims: claimsFile, prices: pricesFile } = sharedFiles;

/** Claims on which pages disagree. */
export function openClaims({ contents: [{ brand, claims }], brandPath }: CheckedSite): FileIssue[] {
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  return open.map(([id, { readings }]) => {
    const said = readings.map(({ value, pages }) => `${value} on ${pages.join(', ')}`).join('; ');
    const message = `pages disagree: ${said}. Leave one reading, with all pages`;
    return id in brand.claims
      ? { file: brandPath, path: ['claims', id], message }
      : { file: claimsFile.file, path: [id], message };
  });
}

/** Plans by different names on different pages, and activity that names none of them. */
export function openPlans({ contents: [{ activity, pages, plans }] }: CheckedSite): FileIssue[] {
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
      message: `no plan is called ${plan}: name one of ${[...sold].join(', ')}`,
    })),
  ];
}

/**
 * What is printed as a fact of the owner's, and the owner has not confirmed. A value in the brand file
 * is the owner's own word, and needs no day.
 */
export function unconfirmed(site: CheckedSite): FileIssue[] {
  const [{ brand, claims }] = site.contents;
  const printed = new Set(
    textsIn(site).flatMap(({ text }) =>
      [...text.matchAll(/\{claim\.([\w-]+)/g)].map(([, id = '']) => id),
    ),
  );
  const day = `“confirmed: ${site.today.toISOString().slice(0, 10)}”`;
  const asked = Object.entries(claims).filter(
    ([id, { confirmed }]) => !confirmed && !(id in brand.claims) && printed.has(id),
  );
  const issues = asked.map(([id, { says, topic, readings }]) => {
    const values = readings.map(({ value }) => value).join('” or “');
    const message = `is “${values}” true of you (${topic ?? 'Claims'}: ${says})? Then write ${day} beside it`;
    return { file: claimsFile.file, path: [id], message };
  });
  const message = `are the prices yours, and what each plan holds? Then write ${day} at the top`;
  return dataOf(site, pricesFile.file).confirmed
    ? issues
    : [...issues, { file: pricesFile.file, path: [], message }];
}
