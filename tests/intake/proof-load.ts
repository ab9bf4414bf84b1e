import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export type Body = { text: string; key?: string; type?: string };

export type Tally = {
  /** How often each status came; 0 stands for no answer. */
  answers: Map<number, number>;
  thanked: Set<string>;
  times: number[];
  last: number;
  send: (origin: string, body: Body) => Promise<void>;
};

const anyAddress = () => [11, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

function post(origin: string, { text, type = 'application/json' }: Body): Promise<number> {
  const headers = { 'content-type': type, origin, 'x-forwarded-for': anyAddress() };
  return new Promise((resolve) => {
    const asked = request(
      `${origin}/forms/contact`,
      { method: 'POST', agent, headers, timeout: 20_000 },
      (answer) => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once('timeout', () => asked.destroy()).once('error', () => resolve(0));
    asked.end(text);
  });
}

export function tally(): Tally {
  const found: Tally = {
    answers: new Map(),
    thanked: new Set(),
    times: [],
    last: 0,
    async send(origin, body) {
      const start = performance.now();
      const status = await post(origin, body);
      found.times.push(performance.now() - start);
      found.answers.set(status, (found.answers.get(status) ?? 0) + 1);
      found.last = status;
      if (status === 202 && body.key) found.thanked.add(body.key);
    },
  };
  return found;
}

function lead(): Body {
  const key = randomUUID();
  const message = 'Peru, Chile and Bolivia, about 300 eSIMs a month, from March.';
  const text = JSON.stringify({
    email: `${key}@example.com`,
    name: 'Ada',
    message,
    key,
    elapsed: 9000,
  });
  return { text, key };
}

/** Sends at this rate, whether or not the earlier ones were answered. */
export async function sendAt(perSecond: number, seconds: number, origin: string, found: Tally) {
  const start = performance.now();
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const ahead = (sent * 1000) / perSecond - (performance.now() - start);
    if (ahead > 1) await wait(ahead);
    all.push(found.send(origin, lead()));
  }
  await Promise.all(all);
}

const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;

const nasty = [
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table leads; --",
  '=cmd|calc',
  '\r\nBcc: a@b',
  '{{7*7}}',
  '\u202e',
  '../../etc/passwd',
  '%00',
  '🏴'.repeat(300),
  'a'.repeat(6000),
  '',
  ' ',
  '\\',
  '"',
];

/** Anything that the page would not send. */
export function hostileBody(): Body {
  const value = () =>
    pick<unknown>([
      pick(nasty),
      null,
      randomInt(1e9),
      [],
      {},
      [pick(nasty)],
      true,
      `${pick(nasty)}@${pick(nasty)}`,
      'a@b',
    ]);
  const names = [
    'email',
    'name',
    'subject',
    'message',
    'key',
    'language',
    'website',
    'elapsed',
    '__proto__',
    'constructor',
    'toString',
  ];
  const fields = Object.fromEntries(
    names.filter(() => randomInt(3) > 0).map((name) => [name, value()]),
  );
  const json = JSON.stringify({ email: 'a@b', message: pick(nasty), ...fields });
  return pick<() => Body>([
    () => ({ text: json }),
    () => ({ text: json.slice(0, randomInt(json.length)) }),
    () => ({
      text: randomBytes(randomInt(200)).toString('latin1'),
      type: 'application/x-www-form-urlencoded',
    }),
    () => ({
      text: new URLSearchParams({
        email: 'a@b',
        message: pick(nasty),
        key: pick(nasty),
      }).toString(),
      type: 'application/x-www-form-urlencoded',
    }),
    () => ({ text: '['.repeat(randomInt(1, 10_000)) }),
    () => ({
      text: json,
      type: pick([
        'text/plain',
        'multipart/form-data',
        'application/xml',
        '',
        'application/json; charset=utf-7',
      ]),
    }),
  ])();
}
