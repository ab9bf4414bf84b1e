import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { counted } from '../src/lib/text.ts';
import { type Asking, answers } from './answer.ts';
import type { Answer } from './api.ts';
import { type ContentFeed, contentFeed } from './content-feed.ts';
import { readingCookie, refusal } from './guard.ts';
import { withoutMarks } from './mark-text.ts';
import { Project } from './project.ts';

const home = '/_edit';

type Answering = (project: Project, asked: unknown, asking: Asking) => unknown;

/** What the window is made of: its document, and its scripts and style sheet by name. */
type Window = { page: string; files: Promise<Map<string, string | Uint8Array>> };

type Options = { token: string; window?: Window; project?: Project; feed?: ContentFeed };

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Whether a browser asks for a page, or a script for one that is to be opened. */
const isPage = ({ headers }: IncomingMessage, path: string) =>
  ['document', 'iframe', 'empty'].includes(headers['sec-fetch-dest'] ?? '') && !/[.@]/.test(path);

/**
 * Serves the window of the editor, and answers what it asks, to the browser that opened the address of
 * this start. Changes are made one after the other.
 */
export function editMiddleware({
  token,
  window,
  project = new Project(),
  feed = contentFeed(project),
}: Options) {
  let turn: Promise<unknown> = Promise.resolve();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return response.writeHead(400).end();
    const { pathname, searchParams: query } = url;
    const send = (status: number, type: string, body?: string | Uint8Array) => {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
      response.writeHead(status, headers).end(body);
    };
    const json = (status: number, data: unknown) =>
      send(status, 'application/json', JSON.stringify(data));
    const isOurs = pathname === home || pathname.startsWith(`${home}/`);
    const given = isOurs ? query.get('token') : null;
    const reason = refusal(request, token, given);
    if (reason && isOurs && request.method === 'POST') return json(403, { message: reason });
    if (reason) return send(403, 'text/plain', reason);
    if (!isOurs) {
      try {
        if (!isPage(request, pathname)) return next();
        // The watcher may not have seen yet what has changed.
        feed.announce();
        const { errors } = project.check();
        if (errors.length === 0) return next();
        const problems = counted(errors.length, 'problem');
        return send(503, 'text/plain', `The content has ${problems}. The editor lists them.`);
      } catch (error) {
        // A file that is deleted while it is read, for example: the next page may be fine.
        return next(error);
      }
    }
    const name = pathname.slice(home.length + 1);
    if (request.method === 'GET') {
      if (name === 'changes') return feed.follow(response, query.get('window') ?? '');
      if (name === '') {
        if (given) response.setHeader('set-cookie', readingCookie(request, token));
        return send(200, 'text/html', window?.page);
      }
      const file = (await window?.files)?.get(name);
      if (file !== undefined) return send(200, types[extname(name)] ?? '', file);
    }
    const isThere = request.method === 'POST' && Object.hasOwn(answers, name);
    if (!isThere) return json(404, { message: `There is no ${request.method} ${pathname}` });
    const answer = answers[name as keyof typeof answers] as Answering;
    try {
      // Text that was copied from the page brings its marks along.
      const { asked, caller } = JSON.parse(withoutMarks(await text(request)));
      const asking = { ...caller, openWindows: feed.openWindows() };
      const mine = turn.then(() => answer(project, asked, asking));
      turn = mine.catch(() => {});
      const result = await mine;
      if ((result as Answer | undefined)?.is === 'written') feed.announce();
      return json(200, result);
    } catch (error) {
      return json(400, { message: (error as Error).message });
    }
  };
}
