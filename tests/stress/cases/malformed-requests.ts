import { open, readToEnd } from '../client.ts';
import { makeRandom, type Random } from '../random.ts';
import { type Case, countText } from '../report.ts';

const host = 'Host: site.example\r\n';
const messages: string[] = [
  '\r\n\r\n',
  '\0\0\0\0',
  'GET\r\n\r\n',
  'GET /\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  `GET / HTTP/1.0\r\n\r\n`,
  `GET / HTTP/2.0\r\n${host}\r\n`,
  `GET / HTTP/9.9\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/1.1\n${host}\n\n`,
  `GET / HTTP/1.1\r\n${host}${host}\r\n`,
  `GET / HTTP/1.1\r\nHost : site.example\r\n\r\n`,
  `GET / HTTP/1.1\r\n Host: site.example\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}X\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`,
  `GET /\x01 HTTP/1.1\r\n${host}\r\n`,
  `GET \xff\xfe HTTP/1.1\r\n${host}\r\n`,
  `GET * HTTP/1.1\r\n${host}\r\n`,
  `GET http:// HTTP/1.1\r\n${host}\r\n`,
  `GET http://[::1 HTTP/1.1\r\n${host}\r\n`,
  `get / HTTP/1.1\r\n${host}\r\n`,
  `BREW / HTTP/1.1\r\n${host}\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `CONNECT other.example:443 HTTP/1.1\r\n${host}\r\n`,
  `TRACE / HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Expect: 200-ok\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`,
  `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Content-Length: 1e3\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Content-Length: 99999999999999999999\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n${'T: t\r\n'.repeat(4000)}\r\n`,
  `GET / HTTP/1.1\r\n${host}Range: bytes=9999999999999999999999-\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Range: bytes=-0\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}If-None-Match: W/"\r\nIf-Match: \r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Accept-Encoding: ;;;q=,,*;q=9\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(300, '\xaa'),
  'SSH-2.0-OpenSSH_9.6\r\n',
  '() { :;}; echo x\r\n\r\n',
];
const garbled = 2000;
const atOnce = 50;

/** Changes, drops or doubles a few bytes of a message, or cuts it off. */
function garble(message: string, { integerBelow }: Random): string {
  let text = message;
  for (let left = 1 + integerBelow(4); left > 0; left -= 1) {
    const at = integerBelow(text.length + 1);
    const byte = String.fromCharCode(integerBelow(256));
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const ends = [byte + after.slice(1), after.slice(1), after.repeat(2), ''];
    text = before + ends[integerBelow(ends.length)];
  }
  return text.slice(0, 60_000);
}

/** Broken lines, contradicting lengths, other protocols, random bytes: all refused or answered. */
export const malformedRequests: Case = {
  name: 'Malformed requests',
  async run({ port }) {
    const random = makeRandom(1);
    const more = Array.from({ length: garbled }, () => garble(random.pick(messages), random));
    const all = [...messages, ...more];
    const statuses: string[] = [];
    const faults = new Set<string>();
    for (let at = 0; at < all.length; at += atOnce) {
      const sent = all.slice(at, at + atOnce).map(async (message) => {
        const socket = await open(port);
        socket.write(message, 'latin1');
        // An unfinished message is no fault. After this time it counts as open.
        const { status, text } = await readToEnd(socket, 250);
        statuses.push(status);
        const isWrong = text.includes('HTTP/1.1 5') && !text.includes('HTTP/1.1 505');
        if (isWrong) faults.add(`${JSON.stringify(message.slice(0, 80))} gave a 5xx`);
      });
      await Promise.all(sent);
    }
    return { figures: { answers: countText(statuses) }, faults: [...faults] };
  },
};
