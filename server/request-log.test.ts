import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { logAnswers } from './request-log.ts';

test.each([
  ['/unsubscribe/ada@example.com/now', '/unsubscribe/…/now'],
  ['/ada%40example.com', '/…'],
  ['/a?email=ada@example.com', '/a'],
  // As long as Node allows. A segment that is cut off could be part of an e-mail address.
  [`/a/${'x'.repeat(16_000)}@example.com`, '/a/…'],
  [`/${'@/'.repeat(8000)}`, `${'/…'.repeat(99)}/…`],
])('logs the path of %s without e-mail addresses', async (url, path) => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  logAnswers(app);
  await app.inject(url);
  const logged = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 404);
  expect(logged).toMatchObject({ method: 'GET', path });
});
