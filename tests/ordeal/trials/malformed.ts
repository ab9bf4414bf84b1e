import { makeChance } from '../chance.ts';
import { exchange, readReplies } from '../raw-client.ts';
import { tellCount } from '../tell-count.ts';
import type { Trial } from '../trial.ts';

const host = 'Host: site.example\r\n';
const corpus: string[] = [
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
const garbled = 3000;
const atOnce = 50;

/** A wrong turn here and there in a message: a byte changed, lost, doubled, or the end cut off. */
function garble(message: string, chance: ReturnType<typeof makeChance>): string {
  let text = message;
  for (let left = 1 + chance.below(4); left > 0; left -= 1) {
    const at = chance.below(text.length + 1);
    const byte = String.fromCharCode(chance.below(256));
    const kind = chance.below(4);
    if (kind === 0) text = text.slice(0, at) + byte + text.slice(at + 1);
    if (kind === 1) text = text.slice(0, at) + text.slice(at + 1);
    if (kind === 2) text = text.slice(0, at) + text.slice(at).repeat(2);
    if (kind === 3) text = text.slice(0, at);
  }
  return text.slice(0, 60_000);
}

export const malformed: Trial = {
  name: 'Malformed HTTP',
  promise: `${corpus.length} kinds of broken messages, and ${garbled.toLocaleString('en-US')} more garbled at random: refused or answered, never a 5xx`,
  async run(server) {
    const chance = makeChance(1);
    const messages = [
      ...corpus,
      ...Array.from({ length: garbled }, () => garble(chance.pick(corpus), chance)),
    ];
    const statuses: (number | string)[] = [];
    const faults = new Set<string>();
    for (let at = 0; at < messages.length; at += atOnce) {
      const batch = messages.slice(at, at + atOnce);
      const ends = await Promise.all(
        batch.map((message, number) =>
          // An unfinished message is no fault; after this long without a word it counts as waiting.
          exchange(server.port, message, { silentMs: 250, number }),
        ),
      );
      for (const [index, { answer, isClosed }] of ends.entries()) {
        const { replies } = readReplies(answer);
        const first = replies[0]?.status ?? (isClosed ? 'closed' : 'waits for the rest');
        statuses.push(first);
        const wrong = replies.find(({ status }) => !(status >= 200 && status < 500));
        if (wrong) faults.add(`${JSON.stringify(batch[index]?.slice(0, 80))} gave ${wrong.status}`);
        if (answer.includes('HTTP/1.1 100')) faults.add('a body was invited');
      }
    }
    return { figures: { answers: tellCount(statuses) }, faults: [...faults] };
  },
};
