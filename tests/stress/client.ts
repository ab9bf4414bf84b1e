import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Asks for a path exactly as given. Rejects if the answer is cut off. */
export async function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  const asked = get({ port, path, agent, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } });
  asked.setTimeout(30_000, () => asked.destroy(new Error(`${path} took over 30 s`)));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await buffer(answer),
  };
}

export async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  // From here on, a cut connection is seen by its close event.
  return socket.on('error', () => {});
}

/** A hundred at a time: with a full backlog, the client would count connections the server never had. */
export async function openMany(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(100, count - sockets.length) }, () => open(port));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

export type Ending = { text: string; status: string; isClosed: boolean };

/** Reads a connection until it closes, or until nothing has come for so long. */
export function readToEnd(socket: Socket, silentMs: number): Promise<Ending> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  return new Promise((resolve) => {
    const finish = (isClosed: boolean) => {
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      const status = text.startsWith('HTTP/1.1 ')
        ? text.slice(9, 12)
        : isClosed
          ? 'closed'
          : 'open';
      resolve({ text, status, isClosed });
    };
    socket.setTimeout(silentMs, () => finish(false));
    socket.once('close', () => finish(true));
  });
}
