import { isKnownPath } from '../lib/routes.ts';
import type { Issue } from './flatten-issues.ts';
import type { Registers } from './tokens.ts';

type Check = (value: string, path: PropertyKey[], registers: Registers) => string | undefined;

const links = /\]\((\/[^)\s]*)\)/g;

/** What one file's schema cannot know: the brand's suffix, the price register, links inside texts. */
const checks: Check[] = [
  function title(value, path, { brand }) {
    if (path.join('.') !== 'meta.title') return undefined;
    const whole = `${value} | ${brand.shortName ?? brand.name}`;
    return whole.length > 60
      ? `must have at most 60 characters with its suffix; “${whole}” has ${whole.length}`
      : undefined;
  },
  function price(value, path, { prices }) {
    const isKey = path.at(-1) === 'price' && path.at(-3) === 'plans' && /^[a-z]/.test(value);
    return isKey && !(value in prices.plans) ? `“${value}” is no plan in prices.yaml` : undefined;
  },
  function link(value) {
    const lost = [...value.matchAll(links)].find(([, href]) => !isKnownPath(href ?? ''));
    return lost && `"${lost[1]}" is no page of this site`;
  },
];

/** Walks through a file's checked data and tells what does not fit the rest of the site. */
export function crossFaults(
  data: unknown,
  registers: Registers,
  path: PropertyKey[] = [],
): Issue[] {
  if (typeof data === 'string') {
    return checks.flatMap((check) => {
      const message = check(data, path, registers);
      return message ? [{ path, message }] : [];
    });
  }
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    return crossFaults(value, registers, [...path, step]);
  });
}
