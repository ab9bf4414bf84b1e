import { type Chance, makeChance } from '../chance.ts';
import { type OwnServer, secret } from '../own-server.ts';
import { open, type Reply, readReplies } from '../raw-client.ts';
import { tellCount } from '../tell-count.ts';
import type { Trial } from '../trial.ts';

const paths = 10_000;
const perConnection = 50;

const pieces = [
  ...['.', '..', '...', '%2e', '%2e%2e', '%2E.', '%252e%252e', '..%2f', '..%5c', '..;', '~'],
  ...['/', '//', '///', '\\', '%2f', '%5c', '%00', '%0d%0a', '%', '%zz', '%c0%ae', '%ff', '%u002e'],
  ...[
    'index',
    '.html',
    '.html.br',
    '.gz',
    '404.html',
    'pricing',
    'Pricing',
    'FAQ/',
    '_astro',
    'secret.txt',
  ],
  ...[
    'etc/passwd',
    'proc/self/environ',
    '.env',
    '.git/config',
    '.stamp',
    '.well-known/',
    'server/main.ts',
  ],
  ...[
    '?',
    '?a=',
    '#',
    '&',
    ';',
    ':',
    '@',
    '*',
    '|',
    '`',
    '"',
    '<script>',
    '#{7*7}',
    '{{7*7}}',
    "'--",
  ],
  ...[
    'http://other.example/',
    'https:',
    '//other.example',
    'javascript:',
    '\u00e9',
    '\u00ff',
    '__proto__',
    'constructor',
  ],
];

/** Addresses that exist, to be spelled wrong. */
const known = ['/pricing', '/faq', '/about.html', '/legal/terms', '/robots.txt', '/index.html', ''];

const noise = (chance: Chance) =>
  String.fromCharCode(...Array.from({ length: 3 }, () => 0x21 + chance.below(0x5e)));

function makePath(chance: Chance): string {
  if (chance.below(20) === 0) return `/${chance.pick(pieces).repeat(1 + chance.below(1500))}`;
  const parts = Array.from({ length: chance.below(5) }, () =>
    chance.below(4) === 0 ? noise(chance) : chance.pick(pieces),
  );
  // Now and then without its first slash, which no target may lack.
  const start = chance.below(3) === 0 ? chance.pick(known) : chance.below(12) === 0 ? '' : '/';
  return start + parts.join('') || '/';
}

/** Asks for all of them, down few connections; a refusal closes one, and the rest goes down a new one. */
async function ask(server: OwnServer, wanted: string[]): Promise<{ path: string; reply: Reply }[]> {
  const results: { path: string; reply: Reply }[] = [];
  for (let at = 0; at < wanted.length; ) {
    const batch = wanted.slice(at, at + perConnection);
    const replies = await new Promise<Reply[]>((resolve, reject) => {
      let seen = Buffer.alloc(0);
      open(server.port, at).then((socket) => {
        const finish = () => {
          socket.destroy();
          resolve(readReplies(seen).replies);
        };
        socket.on('data', (part) => {
          seen = Buffer.concat([seen, part]);
          if (readReplies(seen).replies.length >= batch.length) finish();
        });
        socket.setTimeout(5000, finish);
        socket.once('close', finish);
        const text = batch.map((path) => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`);
        socket.write(text.join(''), 'latin1');
      }, reject);
    });
    for (const [index, reply] of replies.entries()) {
      results.push({ path: batch[index] as string, reply });
    }
    // Not one answer: counted as such, so that a batch can never be asked for ever.
    if (replies.length === 0) {
      const none = { status: 0, headers: new Map<string, string>(), body: Buffer.alloc(0) };
      results.push({ path: batch[0] as string, reply: none });
    }
    at += Math.max(1, replies.length);
  }
  return results;
}

export function faultOf(path: string, { status, headers, body }: Reply): string | undefined {
  const told = JSON.stringify(path.slice(0, 80));
  // Past 16 KB the parser gives up before the server sees an address.
  const isHuge = path.length > 15_000 && status === 431;
  if (!isHuge && ![200, 308, 400, 404, 414].includes(status)) return `${told} gave ${status}`;
  if (body.includes(secret) || body.includes('root:x:')) return `${told} left the build`;
  const location = headers.get('location');
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `${told} led to ${location}`;
  if (status !== 400 && !headers.has('content-security-policy'))
    return `${told} came without a policy`;
  return undefined;
}

export const pathFuzz: Trial = {
  name: 'Path fuzzing',
  promise: '10,000 random paths: an answer to each, none a 5xx, nothing from outside the build',
  async run(server) {
    const chance = makeChance(20_261_115);
    const wanted = Array.from({ length: paths }, () => makePath(chance));
    const began = performance.now();
    const answered = await ask(server, wanted);
    const seconds = (performance.now() - began) / 1000;
    const faults = answered.flatMap(({ path, reply }) => faultOf(path, reply) ?? []);
    if (answered.length !== paths) faults.push(`${answered.length} answers to ${paths} paths`);
    return {
      figures: {
        answers: tellCount(answered.map(({ reply }) => reply.status)),
        time: `${seconds.toFixed(1)} s`,
      },
      faults,
    };
  },
};
