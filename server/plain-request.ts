import { type HeaderRead, headersRead, type RequestFacts } from './respond.ts';

/** The facts of a request, and where it ends in the text it was read from. */
export type PlainRequest = RequestFacts & { end: number };

/** Half of what node allows for headers: whoever sends more is not in a hurry. */
const longest = 8192;

const startLine = /(GET|HEAD) (\/[\w\-.~!$&'()*+,;=:@%/?]*) HTTP\/1\.1\r\n/y;
const fieldLine = /([\w!#$%&'*+\-.^`|~]+): ?([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)\r\n/y;

/** These may change where a message ends, or what becomes of its connection. */
const weighty = [
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

type Meaning = HeaderRead | 'host' | 'connection' | 'weighty';
const meanings = new Map<string, Meaning>([
  ...headersRead.map((name) => [name, name] as const),
  ...weighty.map((name) => [name, 'weighty'] as const),
  ['host', 'host'],
  ['connection', 'connection'],
]);

/**
 * Reads one request out of the text of a connection, if it has the form that nearly all have: whole,
 * without a body, and written so strictly that no two parsers could differ about it. Of anything else
 * it knows nothing: undefined does not mean that a request is wrong.
 */
export function readPlainRequest(text: string, from: number): PlainRequest | undefined {
  startLine.lastIndex = from;
  const [start, method, url] = startLine.exec(text) ?? [];
  if (start === undefined || method === undefined || url === undefined) return undefined;
  let at = from + start.length;
  let hasHost = false;
  const headers: Partial<Record<HeaderRead, string>> = {};
  while (at - from < longest) {
    if (text.startsWith('\r\n', at)) {
      return hasHost ? { method, url, headers, end: at + 2 } : undefined;
    }
    fieldLine.lastIndex = at;
    const [line, name, value] = fieldLine.exec(text) ?? [];
    if (line === undefined || name === undefined || value === undefined) return undefined;
    at += line.length;
    const meaning = meanings.get(name.toLowerCase());
    if (meaning === undefined) continue;
    if (meaning === 'weighty') return undefined;
    if (meaning === 'connection') {
      if (value.toLowerCase() !== 'keep-alive') return undefined;
    } else if (meaning === 'host') {
      if (hasHost) return undefined;
      hasHost = true;
    } else {
      if (headers[meaning] !== undefined) return undefined;
      headers[meaning] = value;
    }
  }
  return undefined;
}
