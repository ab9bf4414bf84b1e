import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject } from '../../tools/test/copy-project.ts';
import { addGerman } from '../support/add-german.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const imprint = `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
Write to [us](/contact).
`;

it('npm run dev shows a changed text and a new page, redirect and language without a restart', async () => {
  const project = mkdtempSync(join(tmpdir(), 'dev-'));
  await copyProject(project);
  const port = await freePort();
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)];
  // Astro would take the variables of this runner for its own.
  const env = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' };
  const server = spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(project, { recursive: true, force: true });
  });
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  const until = (what: () => Promise<unknown>) =>
    expect.poll(() => what().catch(() => undefined), { timeout: 90_000, interval: 200 });
  const statusOf = (path: string) => until(async () => (await get(path)).status);

  await statusOf('/about').toBe(200);
  await statusOf('/imprint').toBe(404);
  await statusOf('/_examples').toBe(200);
  const about = join(project, 'content/pages/about.yaml');
  writeFileSync(about, readFileSync(about, 'utf8').replace(/^( +title: ).*$/m, '$1A changed word'));
  await until(async () => (await get('/about')).text()).toContain('A changed word');
  writeFileSync(join(project, 'content/pages/imprint.md'), imprint);
  await statusOf('/imprint').toBe(200);
  appendFileSync(join(project, 'content/redirects.yaml'), '- { from: /old, to: /imprint }\n');
  await statusOf('/old').toBe(308);
  addGerman(project, 'pages/about.yaml');
  await statusOf('/de/pricing').toBe(200);
});
