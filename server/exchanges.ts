import { readPlainRequest } from './plain-request.ts';
import { type Answer, respond } from './respond.ts';
import type { Site } from './site.ts';

/** A plain request with its answer, and where it ends in the text it was read from. */
export type Exchange = { method: string; url: string; end: number; reply: Answer };

const mostKept = 500;
const longestKept = 1024;

/**
 * Finds the answers to plain requests in the text of a connection. Nothing but the text decides on an
 * answer, so that of a request which comes again, byte for byte, is found by a look into a table.
 */
export function makeExchanges(site: Site): (text: string, from: number) => Exchange | undefined {
  const kept = new Map<string, Exchange>();

  function keep(text: string, exchange: Exchange) {
    // Whoever sends ever new requests costs others their place for a moment, and no more memory.
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, exchange);
  }

  return (text, from) => {
    const known = from === 0 ? kept.get(text) : undefined;
    if (known) return known;
    const request = readPlainRequest(text, from);
    if (!request) return undefined;
    const { method, url, end } = request;
    const exchange = { method, url, end, reply: respond(site, request) };
    if (from === 0 && end === text.length && end <= longestKept) keep(text, exchange);
    return exchange;
  };
}
