import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { prepareEnd } from './end-server.ts';

it('ends the process within five seconds although a mail is never sent', async () => {
  const app = fastify();
  const sending = Promise.withResolvers<void>();
  app.addHook('onClose', () => sending.promise);
  const exit = vi.fn();
  const end = prepareEnd(app, exit);
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const ended = end();
  await vi.advanceTimersByTimeAsync(4999);
  expect(exit).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  sending.resolve();
  await ended;
});
