import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { markOf } from './mark-text.ts';
import { editMiddleware } from './middleware.ts';
import { Project } from './project.ts';

const page = '<!doctype html>the window';
const files = Promise.resolve(new Map([['window.js', 'start()']]));
const answer = editMiddleware({ token: 'right', window: { page, files } });
const server = createServer((asked, response) => {
  void answer(asked, response, () => response.writeHead(204).end());
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

type Asked = { path?: string; method?: string; headers?: Record<string, string>; body?: string };

/** A question as the panel asks it. */
const asking = (file: string, ...path: string[]) =>
  JSON.stringify({ asked: { view: { name: 'field', at: { file, path } } } });

const ask = ({
  path = '/_edit/form',
  method = 'POST',
  headers,
  body = asking('content/words.yaml', 'skip'),
}: Asked) =>
  new Promise<{ status?: number; cookie?: string; said: string }>((answered, failed) => {
    const asked = request(
      {
        port,
        path,
        method,
        headers: {
          cookie: `other=1; edit-${port}=right`,
          'edit-token': 'right',
          host: `localhost:${port}`,
          origin: `http://localhost:${port}`,
          ...headers,
        },
      },
      async (response) => {
        let said = '';
        for await (const part of response) said += part;
        answered({
          status: response.statusCode,
          cookie: response.headers['set-cookie']?.[0],
          said,
        });
      },
    );
    asked.on('error', failed).end(body);
  });

const noCookie = { cookie: '' };
const noToken = { 'edit-token': '' };
const get = { method: 'GET', body: '' };

it.each<[string, number, Asked]>([
  ['answers the window', 200, {}],
  ['answers the window, which needs no cookie', 200, { headers: noCookie }],
  ['refuses a question without the token', 403, { headers: noToken }],
  [
    'refuses a question with the token of another start',
    403,
    { headers: { 'edit-token': 'left' } },
  ],
  ['refuses a question without an origin', 403, { headers: { origin: '' } }],
  ['refuses another origin', 403, { headers: { origin: 'http://evil.example' } }],
  ['refuses another port', 403, { headers: { origin: 'http://localhost:2' } }],
  ['refuses another host name', 403, { headers: { host: 'evil.example' } }],
  ['refuses a page without the cookie', 403, { ...get, path: '/', headers: noCookie }],
  [
    'refuses a page with the cookie of another start',
    403,
    { ...get, path: '/', headers: { cookie: 'edit-1=right' } },
  ],
  ['refuses the window without the cookie', 403, { ...get, path: '/_edit', headers: noCookie }],
  [
    'refuses the window with another token',
    403,
    { ...get, path: '/_edit?token=wr%C3%B6ng', headers: noCookie },
  ],
  ['sends the window', 200, { ...get, path: '/_edit?page=/pricing' }],
  ['sends its script', 200, { ...get, path: '/_edit/window.js' }],
  ['passes a page on', 204, { ...get, path: '/pricing' }],
  ['passes a page on that has its own token', 204, { ...get, path: '/sign-up?token=theirs' }],
  ['refuses an invalid URL', 400, { path: '//[' }],
  ['refuses an unknown question', 404, { path: '/_edit/nothing' }],
  ['refuses a change by a link', 404, { ...get, path: '/_edit/change' }],
  ['refuses a question that is not JSON', 400, { path: '/_edit/change', body: '{' }],
  ['refuses a question without a change', 400, { path: '/_edit/change', body: '{}' }],
  ['refuses a file outside of the content', 400, { body: asking('package.json', 'name') }],
])('%s', async (_, status, asked) => {
  const { status: answered, said } = await ask(asked);
  expect(answered, said).toBe(status);
});

it('removes marks from a question, as text that was copied from the page has them', async () => {
  const plain = await ask({});
  expect(plain.said).toContain('Skip to content');
  expect(await ask({ body: asking('content/words.yaml', `skip${markOf(7)}`) })).toEqual(plain);
});

it('gives the browser that opens the address with the token a cookie, and the token nowhere else', async () => {
  const { status, cookie, said } = await ask({
    ...get,
    path: '/_edit?token=right',
    headers: noCookie,
  });
  expect(status).toBe(200);
  expect(cookie).toBe(`edit-${port}=right; Path=/; HttpOnly; SameSite=Strict`);
  expect(said).toBe(page);
});

it('passes on an error while it reads the content, and goes on', async () => {
  const project = new Project();
  const lost = editMiddleware({ token: 'right', project });
  vi.spyOn(project, 'files').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'ENOENT' });
  });
  const asked = {
    url: '/pricing',
    headers: { host: 'localhost:1', cookie: 'edit-1=right', 'sec-fetch-dest': 'iframe' },
    socket: { remoteAddress: '127.0.0.1', localPort: 1 },
  };
  const passed = vi.fn();
  await lost(asked as unknown as IncomingMessage, {} as ServerResponse, passed);
  expect(passed).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }));
});
