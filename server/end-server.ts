import type { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const limitMs = 10_000;
/** Long enough for requests that are on their way to arrive, and to be told that they are the last. */
const lastCallMs = 250;

/** Prepares a server for its end. The returned function lets requests under way finish. */
export function prepareEnd(app: FastifyInstance): () => Promise<void> {
  // Browsers open connections ahead of need, and node takes those for busy.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    await wait(lastCallMs);
    // What has arrived meanwhile is read first, however busy this process is.
    await setImmediate();
    for (const socket of unused) socket.destroy();
    // Node closes idle connections once; those that become idle later would be kept for the next request.
    setInterval(() => app.server.closeIdleConnections(), lastCallMs).unref();
  });
  return async () => {
    setTimeout(() => app.server.closeAllConnections(), limitMs).unref();
    await app.close();
  };
}
