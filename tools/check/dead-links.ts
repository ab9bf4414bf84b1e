import type { CheckedSite } from '../../src/content/content.ts';
import type { PageFacts } from './look/head-rules.ts';
import type { Seen } from './look/seen.ts';

export type OpenedPage = {
  address: string;
  file: string;
  prefix: string;
  findings: Seen[];
  facts?: PageFacts;
};

/** Asks the server where an address ends, through redirects; undefined if nothing is there. */
async function endOf(address: URL, hops = 0): Promise<URL | undefined> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  const to = answer.headers.get('location');
  if (!to) return answer.ok ? address : undefined;
  const next = new URL(to, address);
  // What others serve is not asked for.
  if (next.origin !== address.origin || hops > 9) return next;
  return endOf(next, hops + 1);
}

/** Links within the site to what is not there: a page, a file, or a place on a page. */
export async function deadLinks(pages: readonly OpenedPage[], site: CheckedSite, origin: string) {
  const idsOf = new Map(pages.map(({ address, facts }) => [address, new Set(facts?.ids)]));
  // Links to pages that are planned are known, and listed before the site goes live.
  const planned = new Set(site.contents[0].planned);
  const asked = new Map<string, ReturnType<typeof endOf>>();
  const faultOf = async (href: string, from: string) => {
    const url = URL.parse(href, origin + from);
    if (url?.origin !== origin || planned.has(url.pathname)) return undefined;
    const place = url.pathname + url.search;
    const end = asked.get(place) ?? endOf(new URL(place, origin));
    asked.set(place, end);
    const address = (await end)?.pathname;
    if (!address) return 'and nothing is there: correct it, or write that page';
    const id = decodeURIComponent(url.hash.slice(1));
    const ids = idsOf.get(address);
    // One such as #sold=500 names no place, but values for the calculator.
    const isPlace = id !== '' && id !== 'top' && !id.includes('=');
    if (!isPlace || !ids || ids.has(id)) return undefined;
    return `and ${address} has no place called “${id}”: correct it, or write “id: ${id}” into the band that it means`;
  };
  const found = [];
  for (const page of pages)
    for (const { href, text } of page.facts?.links ?? []) {
      const fault = await faultOf(href, page.address);
      if (!fault) continue;
      const message = `The link “${text}” leads to ${href}, ${fault}.`;
      const words = [href, href.slice(page.prefix.length), text];
      found.push({
        page,
        rule: 'dead-link',
        severity: 'error' as const,
        message,
        text: href,
        words,
      });
    }
  return found;
}
