import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { markOf } from './mark-text.ts';
import { editMiddleware } from './middleware.ts';
import { Project } from './project.ts';

const answer = editMiddleware('right');
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
  JSON.stringify({ view: { name: 'field', at: { file, path } } });

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
        headers: { cookie: `other=1; edit-${port}=right`, ...headers },
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

it.each<[string, number, Asked]>([
  ['the page itself', 200, {}],
  [
    'the page, which names its origin',
    200,
    { headers: { host: 'localhost:1', origin: 'http://localhost:1' } },
  ],
  ['nobody without the cookie', 403, { headers: { cookie: '' } }],
  ['nobody without the cookie, not even with a page', 403, { path: '/', headers: { cookie: '' } }],
  ['nobody with the cookie of another start', 403, { headers: { cookie: 'edit-1=right' } }],
  ['nobody with another token', 403, { path: '/?token=wr%C3%B6ng', headers: { cookie: '' } }],
  ['a page with a token of its own', 204, { path: '/sign-up?token=theirs' }],
  ['no address that is none', 400, { path: '//[' }],
  ['no name that leads here', 403, { headers: { host: 'evil.example' } }],
  ['no other origin', 403, { headers: { origin: 'http://evil.example' } }],
  ['no other port', 403, { headers: { host: 'localhost:1', origin: 'http://localhost:2' } }],
  ['nothing that is not there', 404, { path: '/_edit/nothing' }],
  ['no change by a link', 404, { path: '/_edit/change', method: 'GET', body: '' }],
  ['nothing that is no JSON', 400, { path: '/_edit/change', body: '{' }],
  ['nothing without a change', 400, { path: '/_edit/change', body: '{}' }],
  [
    'no file outside',
    400,
    {
      path: '/_edit/form',
      body: asking('package.json', 'name'),
    },
  ],
  ['other addresses to others', 204, { path: '/pricing' }],
])('answers %s', async (_, status, asked) => {
  const { status: answered, said } = await ask(asked);
  expect(answered, said).toBe(status);
});

it('takes the marks out of what is sent, which words copied from the page bring along', async () => {
  const plain = await ask({});
  expect(plain.said).toContain('Skip to content');
  expect(await ask({ body: asking('content/words.yaml', `skip${markOf(7)}`) })).toEqual(plain);
});

it('lets in whoever opens the address with the token, and says the token in no page', async () => {
  const { status, cookie, said } = await ask({
    path: '/pricing?token=right',
    headers: { cookie: '' },
  });
  expect(status).toBe(200);
  expect(cookie).toBe(`edit-${port}=right; Path=/; HttpOnly; SameSite=Strict`);
  expect(said).toContain('url=/pricing"');
  expect(said).not.toContain('right');
});

it('passes on what goes wrong while it reads the content, and stays', async () => {
  const lost = editMiddleware('right', '', new Project('/nowhere'));
  const asked = {
    url: '/pricing',
    headers: { host: 'localhost:1', cookie: 'edit-1=right', 'sec-fetch-dest': 'document' },
    socket: { remoteAddress: '127.0.0.1', localPort: 1 },
  };
  const passed = vi.fn();
  await lost(asked as unknown as IncomingMessage, {} as ServerResponse, passed);
  expect(passed).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }));
});
