import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';
import { forms } from './forms.ts';

const buildOf = (domain: string) => {
  const own = { ...forms, brand: { ...forms.brand, domain } };
  return makeFixtureBuild({ ...fixtureFiles, '.forms.json': JSON.stringify(own) });
};
const build = await buildOf(forms.brand.domain);
const other = await buildOf('other.example');
process.once('exit', () => Promise.all([build.remove(), other.remove()]));

const common = {
  PORT: '0',
  LOG: 'off',
  TRUST_PROXY: 'loopback',
  // No digests: each mail is counted.
  OWNER_MAILS_PER_HOUR: '999999',
};

/** The real server, as its own process. */
export const startServer = (env: Record<string, string>) =>
  start(['server/main.ts', build.dir], { ...common, ...env });

/** That of another brand. */
export const startOther = (env: Record<string, string>) =>
  start(['server/main.ts', other.dir], { ...common, ...env });

/** Settings for a server whose clock is wrong by so much. */
export const clockOff = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const real = Date; globalThis.Date = class extends real {
      constructor(...given) { given.length ? super(...given) : super(real.now() + ${ms}); }
      static now() { return real.now() + ${ms}; }
    };`,
  )}`,
});

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
