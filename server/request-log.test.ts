import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { logAnswers } from './request-log.ts';

test.each([
  ['/unsubscribe/ada@example.com/now', '/unsubscribe/…/now'],
  ['/ada%40example.com', '/…'],
  ['/a?email=ada@example.com', '/a'],
  // Both as long as Node lets a request be: no part of a name that is cut off can be an address.
  [`/a/${'x'.repeat(16_000)}@example.com`, '/a/…'],
  [`/${'@/'.repeat(8000)}`, `${'/…'.repeat(99)}/…`],
])('what is logged of an address is short, and nobody’s own', async (url, path) => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  logAnswers(app);
  await app.inject(url);
  const logged = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 404);
  expect(logged).toMatchObject({ method: 'GET', path });
});
