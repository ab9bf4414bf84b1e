import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { logAnswers } from './request-log.ts';

test.each(['/unsubscribe/ada@example.com/now', '/ada%40example.com', '/a?email=ada@example.com'])(
  'no e-mail address gets into the log: %s',
  async (url) => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
    logAnswers(app);
    await app.inject(url);
    const logged = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 404);
    expect(logged.path).toMatch(/^\/(unsubscribe\/…\/now|…|a)$/);
    expect(JSON.stringify(logged)).not.toMatch(/ada/);
  },
);
