import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { makeAnswerBytes } from './answer-bytes.ts';
import { type Exchange, makeExchanges } from './exchanges.ts';
import { splitTarget } from './locate.ts';
import { refuse } from './refuse.ts';
import type { RequestLog } from './request-log.ts';
import type { Answer } from './respond.ts';
import type { Site } from './site.ts';

export type Front = {
  /** What a connection is at; undefined once it is node's. */
  stateOf(socket: Socket): 'idle' | 'sending' | undefined;
  /** Leaves to node whatever comes from now on. */
  retire(): void;
};

/** Node waits this much longer than it tells clients it will. */
const keepAliveGraceMs = 1000;
/** From this many readers who do not read on, they share one body: see `send`. */
const mostLagging = 100;
const nothing = Buffer.alloc(0);
const ignore = () => {};

/**
 * Answers plain requests right at the socket, before node:http makes its objects of them, which costs
 * more than the answer. At the first bytes of any other kind a connection becomes node's for good,
 * and those bytes with it: what is not fully understood is not touched.
 */
export function putInFront(server: Server, site: Site, log?: RequestLog): Front {
  const [serveByNode] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!serveByNode) throw new Error('there is nothing to stand in front of');
  const exchangeAt = makeExchanges(site);
  const { wholeOf, headOf } = makeAnswerBytes(site, server.keepAliveTimeout);
  const keepAliveMs = server.keepAliveTimeout + keepAliveGraceMs;
  const connections = new Map<Socket, 'idle' | 'sending'>();
  let lagging = 0;
  let isRetired = false;

  function send(socket: Socket, reply: Answer) {
    // One write is the cheapest. But it holds a copy of the body, and a reader who does not read
    // would keep that: few may.
    const whole = lagging < mostLagging ? wholeOf(reply) : undefined;
    if (whole) {
      socket.write(whole);
      return;
    }
    socket.cork();
    socket.write(headOf(reply));
    if (reply.body) socket.write(reply.body);
    socket.uncork();
  }

  /** Answers, and returns what is to be done once the answer has left. */
  function answer(socket: Socket, { method, url, reply }: Exchange): () => void {
    const began = log ? performance.now() : 0;
    send(socket, reply);
    if (!log) return ignore;
    return () => {
      const { status, body } = reply;
      const ms = performance.now() - began;
      log.add({ method, path: splitTarget(url).path, status, bytes: body?.length ?? 0, ms });
    };
  }

  function attend(socket: Socket) {
    let isSilent = true;

    function read(chunk: Buffer) {
      const text = isRetired ? '' : chunk.toString('latin1');
      let at = 0;
      do {
        const exchange = exchangeAt(text, at);
        if (!exchange) {
          handOver(chunk.subarray(at));
          return;
        }
        at = exchange.end;
        if (isSilent) socket.setTimeout(keepAliveMs);
        isSilent = false;
        const note = answer(socket, exchange);
        if (socket.writableLength > 0) {
          wait(chunk.subarray(at), note);
          return;
        }
        note();
      } while (at < chunk.length);
    }

    /** Whoever does not take an answer gets no other, and is not listened to meanwhile. */
    function wait(rest: Buffer, note: () => void) {
      connections.set(socket, 'sending');
      lagging += 1;
      socket.pause();
      socket.setTimeout(server.timeout);
      // Writes keep their order: once this nothing has been sent, so has everything before it.
      socket.write(nothing, () => {
        lagging -= 1;
        note();
        if (socket.destroyed) return;
        connections.set(socket, 'idle');
        socket.setTimeout(keepAliveMs);
        socket.resume();
        if (rest.length > 0) read(rest);
      });
    }

    function handOver(rest: Buffer) {
      leave();
      socket.pause();
      socket.unshift(rest);
      serveByNode?.call(server, socket);
      socket.resume();
    }

    function endSilence() {
      if (isSilent) {
        leave();
        refuse('ERR_HTTP_REQUEST_TIMEOUT', socket, log);
      } else {
        socket.destroy();
      }
    }

    const end = () => socket.end();

    function leave() {
      connections.delete(socket);
      socket.off('data', read).off('end', end).off('timeout', endSilence).off('close', leave);
    }

    connections.set(socket, 'idle');
    socket.setTimeout(server.headersTimeout);
    socket.on('error', ignore);
    socket.on('data', read).on('end', end).on('timeout', endSilence).on('close', leave);
  }

  server.off('connection', serveByNode).on('connection', attend);
  return {
    stateOf: (socket) => connections.get(socket),
    retire: () => {
      isRetired = true;
    },
  };
}
