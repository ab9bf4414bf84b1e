import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';
import { forms } from './forms.ts';

const build = await makeFixtureBuild({ ...fixtureFiles, '.forms.json': JSON.stringify(forms) });
process.once('exit', () => build.remove());

/** The real server, as its own process. */
export const startServer = (env: Record<string, string>) =>
  start(['server/main.ts', build.dir], { PORT: '0', LOG: 'off', TRUST_PROXY: 'loopback', ...env });

export const startBare = () => start(['tests/intake/proof-bare.ts', join(build.dir, 'lines')], {});

async function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
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
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
