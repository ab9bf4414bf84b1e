import { Agent, get } from 'node:http';

export type Visits = { count: number; typical: number; slowest: number; faults: string[] };

const pages = ['/', '/pricing', '/faq', '/no/such/page', '/robots.txt'];
const pauseMs = 20;

function visit(port: number, path: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(
      { port, path, agent, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (part) => {
          bytes += part.length;
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const wanted = path.startsWith('/no/') ? 404 : 200;
          if (answer.statusCode !== wanted) reject(new Error(`${path} gave ${answer.statusCode}`));
          else if (bytes !== Number(answer.headers['content-length']))
            reject(new Error(`${path} came in part`));
          else resolve(performance.now() - began);
        });
      },
    );
    request.setTimeout(30_000, () => request.destroy(new Error(`${path} took over 30 s`)));
    request.once('error', reject);
  });
}

/** An ordinary visitor while others misbehave: page after page, timed, until told to stop. */
export function startVisitor(port: number): () => Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const times: number[] = [];
  const faults: string[] = [];
  let isOver = false;
  const walk = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      try {
        times.push(await visit(port, pages[turn % pages.length] as string, agent));
      } catch (error) {
        faults.push(`a visitor was let down: ${(error as Error).message}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const walking = walk();
  return async () => {
    isOver = true;
    await walking;
    agent.destroy();
    const sorted = times.toSorted((one, other) => one - other);
    return {
      count: times.length,
      typical: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slowest: sorted.at(-1) ?? 0,
      faults: [...new Set(faults)],
    };
  };
}

export const tellVisits = ({ count, typical, slowest }: Visits) =>
  `${count}, ${typical.toFixed(1)} ms typical, ${slowest.toFixed(0)} ms slowest`;
