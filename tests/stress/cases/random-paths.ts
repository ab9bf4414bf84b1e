import { Agent } from 'node:http';
import { type Answer, ask } from '../client.ts';
import { makeRandom, type Random } from '../random.ts';
import { type Case, countText } from '../report.ts';
import { secret } from '../start-server.ts';

const count = 5000;
const atOnce = 20;

const pieces = [
  ...'. .. ... %2e %2e%2e %2E. %252e%252e ..%2f ..%5c ..; ~ / // /// \\ %2f %5c'.split(' '),
  ...'%00 %0d%0a % %zz %c0%ae %ff %u002e index .html .html.br .gz 404.html pricing'.split(' '),
  ...'Pricing FAQ/ _astro secret.txt etc/passwd proc/self/environ .env .git/config'.split(' '),
  ...'.stamp .well-known/ server/main.ts ? ?a= # & ; : @ * | ` " <script> {{7*7}}'.split(' '),
  ...'http://other.example/ https: //other.example javascript: é ÿ __proto__ constructor'.split(
    ' ',
  ),
];

/** These exist, and are given wrong endings. */
const known = ['/pricing', '/faq', '/about.html', '/legal/terms', '/robots.txt', '/index.html'];

const noise = ({ integerBelow }: Random) =>
  String.fromCharCode(...Array.from({ length: 3 }, () => 0x21 + integerBelow(0x5e)));

function makePath(random: Random): string {
  const { integerBelow, pick } = random;
  if (integerBelow(20) === 0) return `/${pick(pieces).repeat(1 + integerBelow(1000))}`;
  const parts = Array.from({ length: integerBelow(5) }, () =>
    integerBelow(4) === 0 ? noise(random) : pick(pieces),
  );
  return (integerBelow(3) === 0 ? pick(known) : '/') + parts.join('');
}

function faultOf(path: string, { status, headers, body }: Answer): string[] {
  const told = JSON.stringify(path.slice(0, 80));
  const location = headers.location ?? '/';
  return [
    ...([200, 308, 400, 404, 431].includes(status) ? [] : [`${told} gave ${status}`]),
    ...(body.includes(secret) || body.includes('root:x:') ? [`${told} left the build`] : []),
    ...(/^\/(?![/\\])/.test(location) ? [] : [`${told} led to ${location}`]),
    ...(status === 200 && !headers['content-security-policy'] ? [`${told} had no policy`] : []),
  ];
}

/** Path traversal in every spelling, double encodings, other hosts: none may get a wrong answer. */
export const randomPaths: Case = {
  name: 'Random paths',
  async run({ port }) {
    const random = makeRandom(20_261_115);
    const paths = Array.from({ length: count }, () => makePath(random));
    const agent = new Agent({ keepAlive: true });
    const statuses: number[] = [];
    const faults: string[] = [];
    const walk = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const answer = await ask(port, path, agent);
        statuses.push(answer.status);
        faults.push(...faultOf(path, answer));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    agent.destroy();
    return { figures: { answers: countText(statuses) }, faults };
  },
};
