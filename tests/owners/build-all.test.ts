import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../tools/test/copy-project.ts';

// An agency's repository: the default brand, a client with words of its own, and one with a fault.

const project = mkdtempSync(join(tmpdir(), 'agency-'));
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(project, file), text);

function run(script: string, BRAND = '', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, BRAND },
  });
  return { status, stdout, said: stdout + stderr };
}

const page = `---
meta:
  title: The fleet of Acme
  description: Which ships of Acme sail where, how often they do, and how travelers get on board.
  updated: 2026-11-16
heading: The fleet of Acme
intro: Ships.
---
## One

Text.
`;

let built: ReturnType<typeof run>;
beforeAll(async () => {
  await copyProject(project);
  const brand = read('brands/brand.yaml');
  rmSync(join(project, 'brands'), { recursive: true });
  mkdirSync(join(project, 'brands'));
  write('brands/brand.yaml', brand);
  write('brands/acme.yaml', brand.replace(/^domain: .*/m, 'domain: www.acme.example'));
  write('brands/broken.yaml', brand.replace(/^domain: .*\n/m, ''));
  mkdirSync(join(project, 'brands/acme/content/pages'), { recursive: true });
  write('brands/acme/content/pages/fleet.md', page);
  // What a single build left.
  mkdirSync(join(project, 'dist'));
  write('dist/.stamp', 'of before');
  write('dist/index.html', 'of before');
  built = run('tools/build/build-all.mjs');
}, 600_000);
afterAll(() => rmSync(project, { recursive: true }));

test('a fault in one brand is told, and does not hide what the others became', () => {
  expect(built.said).toContain('brands/broken.yaml:1 domain: is missing');
  expect(built.stdout.trimEnd().split('\n').slice(-3)).toEqual([
    'acme    dist/acme',
    'brand   dist/brand',
    'broken  NOT BUILT: its faults are above',
  ]);
  expect(built.status).toBe(1);
});

test('each brand has its own site, with its own words', () => {
  expect(read('dist/acme/fleet.html')).toContain('The fleet of Acme');
  expect(existsSync(join(project, 'dist/brand/fleet.html'))).toBe(false);
  expect(read('dist/acme/index.html')).toContain('https://www.acme.example/');
  expect(read('dist/brand/index.html')).not.toContain('acme.example');
  expect(existsSync(join(project, 'dist/index.html'))).toBe(false);
});

test('commands use the build of the brand that BRAND names', () => {
  const { status, said } = run('tools/hosts/hosts.ts', 'acme');
  expect(said).toContain(join(project, 'hosts/acme'));
  expect(status).toBe(0);
  expect(read('hosts/acme/Caddyfile')).toContain('www.acme.example');
  expect(run('tools/hosts/hosts.ts').said).toContain(join(project, 'hosts/brand'));
  const site = join(project, 'srv');
  expect(run('scripts/release.ts', 'acme', site).status).toBe(0);
  expect(read('srv/current/dist/fleet.html')).toContain('The fleet of Acme');
});

test('and refuse one that is out of date', () => {
  write('brands/acme/content/pages/fleet.md', `${page}More.\n`);
  const { status, said } = run('tools/hosts/hosts.ts', 'acme');
  expect(said).toContain('dist/acme is not the build of this BRAND');
  expect(status).toBe(1);
});

test('content check says which brand a fault in a shared file is about', () => {
  rmSync(join(project, 'brands/broken.yaml'));
  write('brands/acme/content/pages/faq.yaml', '');
  const { status, said } = run('tools/check/content.ts', '', 'check');
  expect(said).toMatch(/^content\/.* "\/faq" is no page of this site \(for brands\/acme\.yaml\)$/m);
  expect(status).toBe(1);
  rmSync(join(project, 'brands/acme/content/pages/faq.yaml'));
});
