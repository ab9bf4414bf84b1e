import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../setup/run.mjs';

const children: ChildProcess[] = [];
const folders: string[] = [];

// However this process ends, its servers end and its temporary folders go.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const dir of folders) rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
});

export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.push(dir);
  return dir;
}

/** Starts a Node program that serves until this process ends. Resolves to the address it prints. */
export async function startHost(args: readonly string[], env = {}, cwd = root): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout)) {
    const address = line.split(' ').find((word) => word.startsWith('http'));
    if (!address) continue;
    // Keep reading, or a full pipe would block the child.
    child.stdout.resume();
    return new URL(address).origin;
  }
  throw new Error(`${args.join(' ')} ended before it served`);
}

export const startOwnServer = (dir: string): Promise<string> =>
  startHost([join(root, 'server/main.ts'), dir], { PORT: '0', HOST: '127.0.0.1', LOG: 'off' });

export const startBareServer = (dir: string): Promise<string> =>
  startHost([join(root, 'bench/bare-static.ts'), dir]);

const request = ['req', '-x509', '-days', '2', '-nodes', '-keyout', '-', '-out', '-'];
const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];

/** Key and certificate in one text, for this run only. */
const certificate = execFileSync('openssl', [...request, ...name, ...kind], { stdio: 'pipe' });

const { publicKey } = new X509Certificate(certificate);
const fingerprint = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));

/** Without it, the browser neither caches nor prerenders pages with a self-signed certificate. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${fingerprint.digest('base64')}`;

/** What Lighthouse calls slow 4G. */
export const slowLine = { ROUND_TRIP_MS: '150', BYTES_PER_MS: '204.8' };

/** The site's own server on a folder, behind HTTP/2. */
export async function startHttp2(dir: string, line = {}): Promise<string> {
  const env = { SERVER: await startOwnServer(dir), CERTIFICATE: String(certificate), ...line };
  return startHost([join(root, 'bench/http2-front.ts')], env);
}
