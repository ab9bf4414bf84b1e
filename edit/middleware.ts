import type { IncomingMessage, ServerResponse } from 'node:http';
import { answers } from './answer.ts';
import { faultsPage } from './faults.ts';
import { keptCookie, refusal } from './guard.ts';
import { Project } from './project.ts';
import { Refusal } from './refusal.ts';

const prefix = '/_edit/';

/** A photograph from a camera fits. */
const mostBytes = 30 * 1024 * 1024;

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw new Refusal(`That is more than ${most / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Whether a browser asks for a page, or a script for one that is to be opened. */
const isPage = ({ headers, url = '' }: IncomingMessage) =>
  ['document', 'empty'].includes(headers['sec-fetch-dest'] ?? '') && !/[.@]/.test(url);

/**
 * Lets nobody in but the browser that opened the address with the token, and answers what the panel
 * asks. Changes are made one after the other.
 */
export function editMiddleware(token: string, loader = '', project = new Project()) {
  let turn: Promise<unknown> = Promise.resolve();
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return response.writeHead(400).end();
    const { pathname, searchParams: query } = url;
    const send = (status: number, data: unknown) => {
      // What is left of a body that was too large is not read.
      if (!request.complete) response.setHeader('connection', 'close');
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(data));
    };
    const given = query.get('token');
    const reason = refusal(request, token, given);
    if (reason) return send(403, { message: reason });
    if (given !== null) {
      response.setHeader('set-cookie', keptCookie(request, token));
      response.setHeader('content-type', 'text/html');
      // A page, and no redirect: with one, a browser that comes from elsewhere would hold the cookie back.
      return response.end(
        `<!doctype html><meta http-equiv="refresh" content="0; url=${pathname}">`,
      );
    }
    if (!pathname.startsWith(prefix)) {
      const { faults } = isPage(request) ? project.check() : { faults: [] };
      if (faults.length === 0) return next();
      response.writeHead(503, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      return response.end(faultsPage(faults, loader));
    }
    const name = pathname.slice(prefix.length);
    const answer = answers[`${request.method} ${name}`];
    if (!answer) return send(404, { message: `There is no ${request.method} ${pathname}` });
    try {
      const body = await bodyOf(request, name === 'picture' ? mostBytes : mostBytes / 30);
      const mine = turn.then(() => answer({ project, query, body }));
      turn = mine.catch(() => {});
      return send(200, await mine);
    } catch (error) {
      const { message } = error as Error;
      return send(error instanceof Refusal ? 400 : 500, { message });
    }
  };
}
