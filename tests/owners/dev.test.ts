import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mediaType } from '../../server/headers/media-types.ts';
import { people } from '../../src/content/people.ts';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { slugify } from '../../src/lib/text.ts';
import { copyProject } from '../../tools/test/copy-project.ts';
import { freePort } from '../hosts/over-http.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';
import { write } from './owned-copy.ts';

// The development server over a copy of the project: what it shows, and what it notices.

const project = mkdtempSync(join(tmpdir(), 'dev-'));
const port = await freePort();
let server: ReturnType<typeof spawn>;

const ask = (path: string) =>
  fetch(`http://localhost:${port}${path}`, { redirect: 'manual' }).catch(() => undefined);
const status = async (path: string) => (await ask(path))?.status;
const untilSeen = (path: string, expected: number) =>
  vi.waitFor(async () => expect(await status(path)).toBe(expected), {
    timeout: 90_000,
    interval: 200,
  });

const put = (file: string, text: string) => write(project, `content/${file}`, text);

beforeAll(async () => {
  await copyProject(project);
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)];
  // Astro would take the variables of this runner for its own.
  const env = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' };
  server = spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' });
  await untilSeen('/about', 200);
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(project, { recursive: true, force: true });
});

const faces = people(readContent()).map(({ name }) => `/portraits/${slugify(name)}.svg`);
const drawn = ['/plates/landing.svg', '/favicon.svg', '/favicon.ico', '/icon-192.png'];

it.each([...drawn, ...faces.slice(0, 1)])('%s comes as what it is', async (path) => {
  expect((await ask(path))?.headers.get('content-type')).toBe(mediaType(path).type);
});

it('forgets a page whose file and links are gone, and shows it again when they are back', async () => {
  const files = readFiles(project);
  const menu = files['content/navigation.yaml'] ?? '';
  rmSync(join(project, 'content/pages/about.yaml'));
  put('navigation.yaml', menu.replace(/.*\/about \}\n/, ''));
  await untilSeen('/about', 404);
  put('navigation.yaml', menu);
  put('pages/about.yaml', files['content/pages/about.yaml'] ?? '');
  await untilSeen('/about', 200);
});

it('shows a new page, redirect and language without a restart', async () => {
  await untilSeen('/imprint', 404);
  put(
    'pages/imprint.md',
    `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
Write to [us](/contact).
`,
  );
  await untilSeen('/imprint', 200);
  put('redirects.yaml', '- { from: /old, to: /imprint }');
  await untilSeen('/old', 308);
  for (const [file, text] of Object.entries(pseudoContent(readFiles(project))))
    put(`${pseudoCode}/${file}`, text);
  appendFileSync(join(project, 'content/languages.yaml'), languageLine);
  await untilSeen(`/${pseudoCode}/about`, 200);
});
