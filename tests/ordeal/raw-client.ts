import { connect, type Socket } from 'node:net';

export type Reply = { status: number; headers: Map<string, string>; body: Buffer };

/** Node frames its own refusals in chunks; each of them is short and comes in one piece. */
function chunkedLength(rest: Buffer, from: number): number {
  const end = rest.indexOf('0\r\n\r\n', from);
  return end === -1 ? Number.POSITIVE_INFINITY : end + 5 - from;
}

const noBody = (status: number) => status === 204 || status === 304;

/** Splits what came in into whole answers; what is left over is the beginning of the next. */
export function readReplies(bytes: Buffer): { replies: Reply[]; rest: Buffer } {
  const replies: Reply[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return { replies, rest };
    const [start = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(start)?.[1] ?? Number.NaN);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const whole = headers.has('transfer-encoding')
      ? chunkedLength(rest, end + 4)
      : Number(headers.get('content-length') ?? 0);
    const length = noBody(status) ? 0 : whole;
    if (rest.length < end + 4 + length) return { replies, rest };
    replies.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length) });
    rest = rest.subarray(end + 4 + length);
  }
}

/** Opens a connection by one of many loopback addresses: each has its own range of ports. */
export function open(port: number, number = 0): Promise<Socket> {
  const socket = connect({ port, host: `127.0.0.${1 + (number % 16)}` });
  socket.setNoDelay(true);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // From here on a cut connection shows in its closing; nobody waits for the error itself.
      socket.on('error', () => {});
      resolve(socket);
    });
  });
}

/** Sends bytes and gives everything that comes back until the server closes or falls silent. */
export async function exchange(
  port: number,
  bytes: string | Buffer,
  { silentMs = 1500, number = 0 } = {},
): Promise<{ answer: Buffer; isClosed: boolean }> {
  const socket = await open(port, number);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  return new Promise((resolve) => {
    const finish = (isClosed: boolean) => {
      socket.destroy();
      resolve({ answer: Buffer.concat(parts), isClosed });
    };
    socket.setTimeout(silentMs, () => finish(false));
    socket.once('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
