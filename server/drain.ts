import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const sweepMs = 50;

/**
 * Prepares a server for an orderly end. The returned function stops accepting, lets requests under
 * way finish, and closes the connection of each as it does; what is left at the limit is cut.
 */
export function makeDrainable(server: Server): (limitMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });

  return (limitMs) => {
    draining = true;
    return new Promise((resolve) => {
      // Looking now and then costs the running server nothing, as a listener per answer would.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(limit);
        resolve();
      });
      // Browsers keep spare connections on which nothing was ever asked; node does not call
      // those idle and would wait for them.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
  };
}
