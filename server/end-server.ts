import type { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that arrive within this time are still answered. */
const lastCallMs = 250;
const longestRequestMs = 3000;
/** Then work that hangs is killed. Stored leads are on the disk. */
const deadlineMs = 4000;

/** Returns a function that ends the process once the requests in progress are answered. */
export function prepareEnd(app: FastifyInstance, exit: () => void = process.exit) {
  // Browsers open connections before they need them, and Node counts those as busy.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    await wait(lastCallMs);
    // Lets a busy process read the requests that have arrived.
    await setImmediate();
    for (const socket of unused) socket.destroy();
    // Node closes only the connections that are idle now, not those that become idle later.
    setInterval(() => app.server.closeIdleConnections(), lastCallMs).unref();
  });
  return async () => {
    setTimeout(() => app.server.closeAllConnections(), longestRequestMs).unref();
    setTimeout(exit, deadlineMs).unref();
    await app.close();
    exit();
  };
}
