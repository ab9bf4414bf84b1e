import { bands } from '../../bands/table.ts';
import { readEmbed } from '../../lib/embeds.ts';
import { shownName } from '../../lib/identity.ts';
import type { Issue } from '../faults.ts';
import type { Band, Page } from '../page-schema.ts';
import type { Brand } from '../schema/brand.ts';

const isHero = ({ band }: Band) => Boolean((bands[band] as { isHero?: boolean }).isHero);

/** A page has exactly one band that opens it, and it comes first. */
function heroIssues(list: readonly Band[]): Issue[] {
  const heroes = Object.entries(bands).flatMap(([name, kind]) => ('isHero' in kind ? [name] : []));
  const misplaced = list.flatMap((band, at): Issue[] =>
    at > 0 && isHero(band)
      ? [
          {
            path: ['bands', at, 'band'],
            message: `“${band.band}” opens a page: it must come first, and a page has one`,
          },
        ]
      : [],
  );
  if (list[0] && isHero(list[0])) return misplaced;
  const message = `must be one that opens a page: ${heroes.join(', ')}`;
  return [...misplaced, { path: ['bands', 0, 'band'], message }];
}

/** Rules about several fields of one band, which its schema cannot express. */
function bandIssue(words: Band): { field: string; message: string } | undefined {
  const { needs = {} } = bands[words.band] as { needs?: Record<string, readonly string[]> };
  const look = 'look' in words ? words.look : '';
  const missing = needs[look]?.find((field) => !(field in words));
  if (missing) return { field: missing, message: `is missing: the look “${look}” needs it` };
  if (words.band === 'drawing' && !words.show && !words.picture)
    return { field: 'show', message: 'is missing: name a drawing to show, or a picture' };
  const embed = words.band === 'embed' && readEmbed(words.address);
  if (typeof embed === 'string') return { field: 'address', message: embed };
  if (words.band !== 'landing-hero' || Boolean(words.form) !== Boolean(words.actions))
    return undefined;
  return {
    field: 'actions',
    message: words.form
      ? 'must be left out while there is a form'
      : 'is missing: a hero without a form needs one or two buttons',
  };
}

function anchorIssues(list: readonly Band[]): Issue[] {
  const anchors = list.map(({ id }) => id);
  return anchors.flatMap((id, at) =>
    id && anchors.indexOf(id) < at
      ? [{ path: ['bands', at, 'id'], message: `another band of this page is called “${id}”` }]
      : [],
  );
}

function titleIssue({ meta }: Page, brand: Brand): Issue[] {
  const whole = `${meta.title} | ${shownName(brand)}`;
  const message = `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`;
  return whole.length > 60 ? [{ path: ['meta', 'title'], message }] : [];
}

/** A sentence if an address is not valid. */
export const addressIssue = (address: string) =>
  address === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address)
    ? undefined
    : 'must be named in lower-case letters, digits and hyphens: its name is the page’s address';

/** Checks that need the whole page, not a single field. */
export function pageIssues(page: Page, brand: Brand): Issue[] {
  const inBands = page.bands.flatMap((words, at): Issue[] => {
    const issue = bandIssue(words);
    return issue ? [{ path: ['bands', at, issue.field], message: issue.message }] : [];
  });
  return [
    ...titleIssue(page, brand),
    ...heroIssues(page.bands),
    ...inBands,
    ...anchorIssues(page.bands),
  ];
}

/** An earlier page that says the same of itself. */
export function twinOf(page: Page, field: 'title' | 'description', pages: readonly Page[]) {
  const first = pages.find(({ meta }) => meta[field] === page.meta[field]);
  return first?.address === page.address ? undefined : first;
}
