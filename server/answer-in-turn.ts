import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Begins an answer only when the one before it on the same connection has been sent. Otherwise a client
 * that sends a thousand requests and reads no answer would hold a thousand files open.
 */
export function answerInTurn(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, ServerResponse>();

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = underWay.get(socket);
    underWay.set(socket, reply.raw);
    // A finished answer may have closed already, and would not say so again.
    if (!before || before.writableFinished) done();
    else before.once('close', () => void (socket.destroyed || done()));
  });
  app.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
    if (underWay.get(socket) === reply.raw) underWay.delete(socket);
    done();
  });
}
