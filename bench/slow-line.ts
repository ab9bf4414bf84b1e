import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createLine, handshakeMs } from './line-delay.ts';
import type { Host } from './own-server.ts';

type Line = ReturnType<typeof createLine>;
type Options = { refusesSpeculation?: boolean; newLine?: () => Line };

/** After the last byte has been delivered. */
const graceMs = 10;
const refusal = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n';
const isSpeculative = (chunk: Buffer) =>
  /\r\nsec-purpose:[^\r]*prefetch/i.test(chunk.toString('latin1'));

function lay(from: Socket, to: Socket, line: Line, { notBefore = 0, refuses = false } = {}) {
  // Timers are exact to a millisecond, and may fire in another order than they were set in.
  const underway: Buffer[] = [];
  const deliver = () => {
    const next = underway.shift();
    if (next && to.writable) to.write(next);
  };
  from.on('data', (chunk: Buffer) => {
    // Answered in the server's place, so that what is asked for ahead of time never gets there.
    if (refuses && isSpeculative(chunk)) {
      from.write(refusal);
      return;
    }
    underway.push(chunk);
    setTimeout(deliver, line(chunk.length, notBefore));
  });
  from.on('error', () => to.destroy());
  from.on('close', () => setTimeout(() => to.destroy(), line(0) + graceMs));
}

/**
 * A slow line in front of a server. The browser's own tools slow down only the page one looks at;
 * this slows whatever the browser asks for, also what it prerenders out of sight. It can also
 * refuse what is asked for ahead of time, to show the site without it.
 */
export async function startSlowLine(
  origin: string,
  { refusesSpeculation = false, newLine = () => createLine() }: Options = {},
): Promise<Host> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const up = newLine();
  const down = newLine();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    const notBefore = performance.now() + handshakeMs;
    lay(near, far, up, { notBefore, refuses: refusesSpeculation });
    lay(far, near, down);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
