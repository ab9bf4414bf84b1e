import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { Question, Reply } from './host.ts';

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', tell(true));
    socket.once('error', tell(false));
  });

/** Resolves as soon as something listens; rejects when the limit is reached. */
export async function untilOpen(port: number, limitMs = 15_000): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await isOpen(port))) {
    if (performance.now() > limit) throw new Error(`nothing listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Asks without tidying the path up first, as a browser would, and leaves the body as it came. */
export function askOver(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return (path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Reply['headers'],
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.once('error', reject);
      asked.end();
    });
}
