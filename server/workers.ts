import cluster from 'node:cluster';
import { once } from 'node:events';

const startFailed = 1;

/** Forks one process that serves, and waits until it listens. Ends this one if it cannot. */
async function startWorker(): Promise<void> {
  const worker = cluster.fork();
  const code = await Promise.race([
    once(worker, 'listening').then(() => undefined),
    once(worker, 'exit').then(([code]) => (code as number | null) ?? startFailed),
  ]);
  if (code !== undefined) process.exit(code || startFailed);
}

/**
 * Serves with several processes that share one port: one each for as many cores. The first says what
 * is wrong, if anything is, before the others start. One that dies is replaced; a signal ends all of
 * them, and this process after the last.
 */
export async function superviseWorkers(count: number): Promise<void> {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  await startWorker();
  cluster.on('exit', () => {
    if (!ending) cluster.fork();
    else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  for (let more = 1; more < count && !ending; more += 1) cluster.fork();
}
