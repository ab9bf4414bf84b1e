import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Question, Reply } from './host.ts';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves as soon as something answers, whatever it says; rejects when the limit is reached. */
export async function untilOpen(port: number, limitMs = 15_000): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) {
    if (performance.now() > limit) throw new Error(`nothing answers on port ${port}`);
    await setTimeout(20);
  }
}

/** Asks without tidying the path up first, as a browser would, and leaves the body as it came. */
export function askOver(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return async (path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Reply> => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers as Reply['headers'],
      body: await buffer(answer),
    };
  };
}
