import { shownName } from '../lib/brand-name.ts';
import { mapTexts } from '../lib/map-texts.ts';
import { isKnownPath } from '../lib/routes.ts';
import type { Issue } from './flatten-issues.ts';
import type { Registers } from './tokens.ts';

type Site = Registers & { paths: readonly string[] };
type Check = (value: string, path: Issue['path'], site: Site) => string | undefined;

const links = /\]\((\/[^)\s]*)\)/g;

/** What the schema of one file cannot know: the brand's suffix, the prices, links inside texts. */
const checks: Check[] = [
  function title(value, path, { brand }) {
    if (path.join('.') !== 'meta.title') return undefined;
    const whole = `${value} | ${shownName(brand)}`;
    return whole.length > 60
      ? `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`
      : undefined;
  },
  function price(value, path, { prices }) {
    const isKey = path.at(-1) === 'price' && path.at(-3) === 'plans' && /^[a-z]/.test(value);
    return isKey && !(value in prices.plans) ? `“${value}” is no plan in prices.yaml` : undefined;
  },
  function link(value, path, { paths }) {
    const isTarget = path.at(-1) === 'href' && value.startsWith('/');
    const named = isTarget ? [value] : [...value.matchAll(links)].map(([, href = '']) => href);
    const lost = named.find((href) => !isKnownPath(href, paths));
    return lost && `"${lost}" is no page of this site`;
  },
];

/** What in a file's data does not fit the rest of the site. */
export function crossFaults(data: unknown, site: Site): Issue[] {
  const faults: Issue[] = [];
  mapTexts(data, (value, path) => {
    for (const check of checks) {
      const message = check(value, path, site);
      if (message) faults.push({ path, message });
    }
    return value;
  });
  return faults;
}
