import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { splitTarget } from './locate.ts';
import { malformed, refuse } from './refuse.ts';
import type { RequestLog } from './request-log.ts';
import { respond } from './respond.ts';
import type { Site } from './site.ts';

const limits = {
  headersTimeout: 10_000,
  // How often connections are held against those limits: at node's 30 s, a request of which one
  // byte trickles in now and then would be borne four times as long as the limit says.
  connectionsCheckingInterval: 1000,
  requestTimeout: 30_000,
  // Longer than the 60 s at which common load balancers give up an idle connection, so that it is
  // never the server that closes one just as the balancer uses it.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // Checked here, as node's own refusal would go out without our headers.
  requireHostHeader: false,
};
const silentSocketMs = 120_000;

const lacksHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion === '1.1';

type LastAnswers = WeakMap<Socket, ServerResponse>;

/** Refuses what came on a connection, after the answers to all that came before it. */
function refuseInTurn(
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  last: LastAnswers,
  log?: RequestLog,
) {
  const before = last.get(socket);
  if (!before || before.writableFinished || before.destroyed) refuse(code, socket, log);
  else before.once('close', () => refuse(code, socket, log));
}

/** A server for one loaded site, not yet listening. */
export function createSiteServer(site: Site, log?: RequestLog): Server {
  const lastAnswers: LastAnswers = new WeakMap();

  function handle(request: IncomingMessage, response: ServerResponse) {
    lastAnswers.set(request.socket, response);
    const { method = 'GET', url = '/', headers } = request;
    const {
      status,
      headers: answered,
      body,
    } = lacksHost(request) ? malformed : respond(site, { method, url, headers });
    if (log) {
      const began = performance.now();
      response.once('close', () => {
        const ms = performance.now() - began;
        const bytes = body?.length ?? 0;
        log.add({ method, path: splitTarget(url).path, status, bytes, ms });
      });
    }
    response.writeHead(status, answered);
    response.end(body);
  }

  const server = createServer(limits, handle);
  server.setTimeout(silentSocketMs);
  // Without this, node would invite a body that no page here will ever read, and refuse what else a
  // client may expect in words of its own.
  for (const event of ['checkContinue', 'checkExpectation']) {
    server.on(event, (request, response) => server.emit('request', request, response));
  }
  server.on('clientError', (error, socket) =>
    refuseInTurn(error, socket as Socket, lastAnswers, log),
  );
  return server;
}
