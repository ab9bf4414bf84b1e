import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fixtureFiles, makeFixtureBuild } from '../fixture-build.ts';
import { forms } from './house.ts';

const build = await makeFixtureBuild({ ...fixtureFiles, '.forms.json': JSON.stringify(forms) });
process.once('exit', () => build.remove());

/** The real server, as a process of its own. */
export async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', build.dir], {
    env: { PATH: process.env.PATH, PORT: '0', LOG: 'off', TRUST_PROXY: 'loopback', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      const [, found] = /^Serving on (\S+)$/m.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    origin,
    /** Without any warning. */
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
