import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Begins an answer when the one before it on the same connection has left. Without this, whoever
 * sends a thousand requests ahead and reads none of the answers has a thousand files open.
 */
export function answerInTurn(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, ServerResponse>();

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = underWay.get(socket);
    underWay.set(socket, reply.raw);
    // One that has left may never say so again.
    if (!before || before.writableFinished) done();
    else before.once('close', () => void (socket.destroyed || done()));
  });
  app.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    if (underWay.get(socket) === reply.raw) underWay.delete(socket);
    done();
  });
}
