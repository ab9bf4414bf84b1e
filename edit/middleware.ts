import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answers } from './answer.ts';
import { faultsPage } from './faults.ts';
import { keptCookie, refusal } from './guard.ts';
import { withoutMarks } from './mark-text.ts';
import { Project } from './project.ts';

const prefix = '/_edit/';

type Answering = (project: Project, asked: unknown) => unknown;

/** Whether a browser asks for a page, or a script for one that is to be opened. */
const isPage = ({ headers }: IncomingMessage, path: string) =>
  ['document', 'empty'].includes(headers['sec-fetch-dest'] ?? '') && !/[.@]/.test(path);

/**
 * Lets nobody in but the browser that opened the address with the token, and answers what the panel
 * asks. Changes are made one after the other.
 */
export function editMiddleware(token: string, loader = '', project = new Project()) {
  let turn: Promise<unknown> = Promise.resolve();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return response.writeHead(400).end();
    const { pathname, searchParams: query } = url;
    const send = (status: number, data: unknown) => {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(status, headers).end(JSON.stringify(data));
    };
    const given = query.get('token');
    const reason = refusal(request, token, given);
    if (reason && pathname.startsWith(prefix)) return send(403, { message: reason });
    if (reason)
      return response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
    if (given === token) {
      response.setHeader('set-cookie', keptCookie(request, token));
      response.setHeader('content-type', 'text/html');
      // A page, and no redirect: with one, a browser that comes from elsewhere would hold the cookie back.
      return response.end(
        `<!doctype html><meta http-equiv="refresh" content="0; url=${pathname}">`,
      );
    }
    if (!pathname.startsWith(prefix)) {
      try {
        const { faults } = isPage(request, pathname) ? project.check() : { faults: [] };
        if (faults.length === 0) return next();
        response.writeHead(503, { 'content-type': 'text/html', 'cache-control': 'no-store' });
        return response.end(faultsPage(faults, loader));
      } catch (error) {
        // A file that goes while it is read, for example: the next page may be well.
        return next(error);
      }
    }
    const name = pathname.slice(prefix.length);
    const isThere = request.method === 'POST' && Object.hasOwn(answers, name);
    if (!isThere) return send(404, { message: `There is no ${request.method} ${pathname}` });
    const answer = answers[name as keyof typeof answers] as Answering;
    try {
      // Words that were copied from the page bring their marks along.
      const asked = JSON.parse(withoutMarks(await text(request)));
      const mine = turn.then(() => answer(project, asked));
      turn = mine.catch(() => {});
      return send(200, await mine);
    } catch (error) {
      return send(400, { message: (error as Error).message });
    }
  };
}
