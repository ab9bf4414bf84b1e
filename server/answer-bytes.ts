import { STATUS_CODES } from 'node:http';
import type { Answer } from './respond.ts';
import type { Site } from './site.ts';

export type AnswerBytes = {
  /** An answer up to its body. */
  headOf(answer: Answer): Buffer;
  /** An answer in one piece, or undefined where the body is too large to be copied. */
  wholeOf(answer: Answer): Buffer | undefined;
};

/** What is kept of the answers with one list of headers; the bytes are those of one second. */
type Kept = { status: number; text: string; second: number; head: Buffer; whole?: Buffer };

const largestCopied = 65_536;

function* lastingHeaders({ resources, notFound }: Site) {
  for (const { identity, encoded } of [...resources.values(), notFound]) {
    for (const { full, unchanged } of [identity, ...Object.values(encoded)]) {
      yield full;
      yield unchanged;
    }
  }
}

function tell({ status, headers }: Answer): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    text += `${headers[index]}: ${headers[index + 1]}\r\n`;
  }
  return text;
}

/**
 * Answers as they go over the line, byte for byte as node:http would send them. Those with a file of
 * the site are kept, and made anew only when the second that they name has passed.
 */
export function makeAnswerBytes(site: Site, keepAliveMs: number): AnswerBytes {
  const kept = new Map<readonly string[], Kept | undefined>();
  for (const headers of lastingHeaders(site)) kept.set(headers, undefined);
  const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`;
  let second = Number.NaN;
  let tail = '';

  function prepare(answer: Answer): Kept {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      tail = `Date: ${new Date(now).toUTCString()}\r\n${keepAlive}\r\n\r\n`;
    }
    const known = kept.get(answer.headers);
    if (known?.status === answer.status && known.second === second) return known;
    const text = known?.status === answer.status ? known.text : tell(answer);
    const head = Buffer.from(text + tail, 'latin1');
    const fresh: Kept = { status: answer.status, text, second, head };
    if (kept.has(answer.headers)) kept.set(answer.headers, fresh);
    return fresh;
  }

  function wholeOf(answer: Answer): Buffer | undefined {
    const { body } = answer;
    const prepared = prepare(answer);
    if (!body) return prepared.head;
    if (body.length > largestCopied) return undefined;
    prepared.whole ??= Buffer.concat([prepared.head, body]);
    return prepared.whole;
  }

  return { headOf: (answer) => prepare(answer).head, wholeOf };
}
