import { matchesStrongly, matchesWeakly } from './conditions.ts';
import { bareHeaders } from './file-headers.ts';
import { flatHeaders, pageCaching } from './headers.ts';
import { locate } from './locate.ts';
import { negotiate } from './negotiate.ts';
import { parseRange } from './range.ts';
import type { Resource, Variant } from './resource.ts';
import type { Site } from './site.ts';

/** Every header an answer depends on: reading another one takes a new name here. */
export const headersRead = [
  'accept-encoding',
  'if-match',
  'if-none-match',
  'if-range',
  'range',
] as const;
export type HeaderRead = (typeof headersRead)[number];

export type RequestFacts = {
  method: string;
  url: string;
  headers: Readonly<Partial<Record<HeaderRead, string | string[]>>>;
};
export type Answer = { status: number; headers: string[]; body: Buffer | undefined };

const allowed = 'GET, HEAD, OPTIONS';
const bare = flatHeaders(bareHeaders);

export function plainAnswer(status: number, text: string, ...extra: string[]): Answer {
  const body = Buffer.from(`${text}\n`);
  const content = ['content-type', 'text/plain; charset=utf-8', 'content-length', `${body.length}`];
  return { status, headers: [...bare, ...content, ...extra], body };
}

const noStore = ['cache-control', 'no-store'];
const options: Answer = { status: 204, headers: [...bare, 'allow', allowed], body: undefined };
const notAllowed = plainAnswer(405, 'Method not allowed', 'allow', allowed, ...noStore);
const malformed = plainAnswer(400, 'Bad request', ...noStore);
const tooLong = plainAnswer(414, 'Address too long', ...noStore);
const preconditionFailed = plainAnswer(412, 'Precondition failed', ...noStore);

const redirectTo = (location: string) =>
  plainAnswer(308, `Moved to ${location}`, 'location', location, 'cache-control', pageCaching);

function header(facts: RequestFacts, name: HeaderRead): string | undefined {
  const value = facts.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function select(resource: Resource, facts: RequestFacts): Variant {
  const encoding = negotiate(header(facts, 'accept-encoding'), resource.offered);
  return resource.encoded[encoding] ?? resource.identity;
}

/**
 * A range is cut from the plain form: bytes of a compressed stream are of no use to a client that
 * resumes a download. Returns undefined where the range is to be ignored.
 */
function partial({ identity }: Resource, facts: RequestFacts): Answer | undefined {
  const ifRange = header(facts, 'if-range');
  if (ifRange !== undefined && ifRange.trim() !== identity.etag) return undefined;
  const size = identity.body.length;
  const range = parseRange(header(facts, 'range'), size);
  if (range === 'none') return undefined;
  if (range === 'unsatisfiable') {
    return plainAnswer(416, 'Range not satisfiable', 'content-range', `bytes */${size}`);
  }
  const { start, end } = range;
  const body = identity.body.subarray(start, end + 1);
  const span = [
    'content-range',
    `bytes ${start}-${end}/${size}`,
    'content-length',
    `${body.length}`,
  ];
  return { status: 206, headers: [...identity.partial, ...span], body };
}

function found(resource: Resource, facts: RequestFacts): Answer {
  const part =
    facts.method === 'GET' && facts.headers.range !== undefined
      ? partial(resource, facts)
      : undefined;
  const variant = part ? resource.identity : select(resource, facts);
  const ifMatch = header(facts, 'if-match');
  if (ifMatch !== undefined && !matchesStrongly(ifMatch, variant.etag)) return preconditionFailed;
  const ifNoneMatch = header(facts, 'if-none-match');
  if (ifNoneMatch !== undefined && matchesWeakly(ifNoneMatch, variant.etag)) {
    return { status: 304, headers: variant.unchanged, body: undefined };
  }
  return part ?? { status: 200, headers: variant.full, body: variant.body };
}

function answer(site: Site, facts: RequestFacts): Answer {
  if (facts.method === 'OPTIONS') return options;
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return notAllowed;
  const place = locate(site, facts.url);
  switch (place.kind) {
    case 'resource':
      return found(place.resource, facts);
    case 'redirect':
      return redirectTo(place.location);
    case 'malformed':
      return malformed;
    case 'too-long':
      return tooLong;
    case 'missing': {
      const { full, body } = select(site.notFound, facts);
      return { status: 404, headers: full, body };
    }
  }
}

/** From the facts of a request to its answer. No clock, no disk, no socket: a lookup. */
export function respond(site: Site, facts: RequestFacts): Answer {
  const reply = answer(site, facts);
  return facts.method === 'HEAD' ? { ...reply, body: undefined } : reply;
}
