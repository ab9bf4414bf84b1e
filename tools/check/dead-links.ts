import type { CheckedSite } from '../../src/content/content.ts';
import type { PageFacts } from './look/head-rules.ts';
import type { PageFinding } from './look/page-finding.ts';

export type OpenedPage = {
  address: string;
  file: string;
  prefix: string;
  findings: PageFinding[];
  facts?: PageFacts;
};

/** Follows redirects to the final URL. Undefined if the server answers with an error. */
async function endOf(address: URL, hops = 0): Promise<URL | undefined> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  const to = answer.headers.get('location');
  if (!to) return answer.ok ? address : undefined;
  const next = new URL(to, address);
  // URLs of other sites are not requested.
  if (next.origin !== address.origin || hops > 9) return next;
  return endOf(next, hops + 1);
}

/** Finds links within the site to a page, file or fragment that does not exist. */
export async function deadLinks(pages: readonly OpenedPage[], site: CheckedSite, origin: string) {
  const idsOf = new Map(pages.map(({ address, facts }) => [address, new Set(facts?.ids)]));
  // Links to planned pages are listed by the check --live.
  const planned = new Set(site.contents[0].planned);
  const requests = new Map<string, ReturnType<typeof endOf>>();
  const problemOf = async (href: string, from: string) => {
    const url = URL.parse(href, origin + from);
    if (url?.origin !== origin || planned.has(url.pathname)) return undefined;
    const target = url.pathname + url.search;
    const end = requests.get(target) ?? endOf(new URL(target, origin));
    requests.set(target, end);
    const address = (await end)?.pathname;
    if (!address) return 'which does not exist. Correct the link, or create the page';
    const id = decodeURIComponent(url.hash.slice(1));
    const ids = idsOf.get(address);
    if (id === '' || id === 'top' || !ids || ids.has(id)) return undefined;
    return `but ${address} has no band or heading with the id “${id}”. Correct the link, or add “id: ${id}” to the band`;
  };
  const found = [];
  for (const page of pages)
    for (const { href, text } of page.facts?.links ?? []) {
      const problem = await problemOf(href, page.address);
      if (!problem) continue;
      const message = `The link “${text}” points to ${href}, ${problem}.`;
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
