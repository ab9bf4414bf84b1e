/** Puts HTTP/2 in front of the site's own server, as hosts do, and leaves its answers as they are. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const {
  SERVER = '',
  CERTIFICATE = '',
  ROUND_TRIP_MS = '0',
  BYTES_PER_MS = 'Infinity',
} = process.env;

/** HTTP/2 does not have these headers. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);
const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

const front = createSecureServer({ key: CERTIFICATE, cert: CERTIFICATE });
front.on('request', async (request, response) => {
  const asked = get(new URL(request.url, SERVER), { headers: passedOn(request.headers) });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  await setTimeout(Number(ROUND_TRIP_MS) + body.length / Number(BYTES_PER_MS));
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers)).end(body);
});
await once(front.listen(0, '127.0.0.1'), 'listening');
console.log(`https://127.0.0.1:${(front.address() as AddressInfo).port}`);
