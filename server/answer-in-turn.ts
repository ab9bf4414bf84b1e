import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Starts a response only after the previous one on the same connection has been sent. Otherwise a client
 * that sends a thousand requests and reads no response would keep a thousand files open.
 */
export function answerInTurn(app: FastifyInstance): void {
  const inProgress = new WeakMap<Socket, ServerResponse>();

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = inProgress.get(socket);
    inProgress.set(socket, reply.raw);
    // A finished response may be closed already, and emits no other event.
    if (!before || before.writableFinished) done();
    else before.once('close', () => void (socket.destroyed || done()));
  });
  app.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    if (inProgress.get(socket) === reply.raw) inProgress.delete(socket);
    done();
  });
}
