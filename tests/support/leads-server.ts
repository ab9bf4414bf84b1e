import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ends, folder, forms } from './leads.ts';

/** A build of one page, with forms. */
export function build(): string {
  const dir = folder();
  for (const name of ['index.html', '404.html'])
    writeFileSync(join(dir, name), '<!doctype html><title>Page</title>');
  const site = { domain: forms.brand.domain, policy: "default-src 'self'", redirects: {} };
  writeFileSync(join(dir, '.site.json'), JSON.stringify(site));
  writeFileSync(join(dir, '.forms.json'), JSON.stringify(forms));
  return dir;
}

/** Starts the real server in a process. */
export async function serve(dir: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', dir], {
    env: { ...process.env, PORT: '0', LOG: 'off', LEADS_PER_MINUTE: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  let printed = '';
  const origin = await new Promise<string>((found) => {
    child.stdout.on('data', (part) => {
      printed += part;
      const [, address] = /Serving on (\S+)/.exec(printed) ?? [];
      if (address) found(address);
    });
  });
  return { child, origin };
}
