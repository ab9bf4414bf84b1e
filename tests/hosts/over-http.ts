import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { HostRequest, Reply } from './host.ts';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until something answers, whatever it says. */
export async function untilOpen(port: number, limitMs = 15_000): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) {
    if (performance.now() > limit) throw new Error(`nothing answers on port ${port}`);
    await setTimeout(20);
  }
}

/** Unlike fetch, this neither cleans up the path nor decompresses the body. */
export function askOver(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return async (
    path: string,
    { method = 'GET', headers = {} }: HostRequest = {},
  ): Promise<Reply> => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers as Reply['headers'],
      body: await buffer(answer),
    };
  };
}
