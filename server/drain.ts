import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Front } from './front.ts';

const sweepMs = 50;

/** The last answer on a connection, and how much had been read when it was asked for. */
type Last = { response: ServerResponse; read: number };

/**
 * Nothing asked, or everything answered and sent. Node would also call a connection idle whose
 * answer still waits for a slow reader.
 */
function isIdle(socket: Socket, last: Last | undefined): boolean {
  if (!last) return socket.bytesRead === 0;
  return last.response.writableFinished && socket.bytesRead === last.read;
}

/**
 * Prepares a server for an orderly end. The returned function stops accepting, lets requests under
 * way finish, and closes the connection of each as it does; what is left at the limit is cut.
 */
export function makeDrainable(server: Server, front?: Front): (limitMs: number) => Promise<void> {
  const connections = new Map<Socket, Last | undefined>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    connections.set(socket, { response, read: socket.bytesRead });
    if (draining) response.shouldKeepAlive = false;
  });

  return (limitMs) => {
    draining = true;
    // Node's answers say that they are the last on their connection.
    front?.retire();
    return new Promise((resolve) => {
      const closeIdle = () => {
        for (const [socket, last] of connections) {
          const state = front?.stateOf(socket);
          if (state ? state === 'idle' : isIdle(socket, last)) socket.destroy();
        }
      };
      // Looking now and then costs the running server nothing, as a listener per answer would. A
      // request that has arrived but was not read yet makes no connection busy; right after the
      // event loop has read what there is, there is none.
      const sweep = setInterval(() => setImmediate(closeIdle), sweepMs);
      // The HTTP server would cut only what it has taken over itself.
      const cutAll = () => {
        for (const socket of connections.keys()) socket.destroy();
      };
      const limit = setTimeout(cutAll, limitMs);
      // The HTTP server's own close would cut idle connections at once, and unread requests with them.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(limit);
        resolve();
      });
    });
  };
}
