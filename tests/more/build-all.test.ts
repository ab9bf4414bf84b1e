import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject } from '../../tools/test/copy-project.ts';

it('npm run build -- --all builds every brand, and reports a brand that fails', {
  timeout: 600_000,
}, async () => {
  const project = mkdtempSync(join(tmpdir(), 'agency-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  await copyProject(project);
  const brand = read('brands/brand.yaml');
  rmSync(join(project, 'brands'), { recursive: true });
  write('brands/acme.yaml', brand.replace(/^domain: .*/m, 'domain: www.acme.example'));
  write('brands/broken.yaml', brand.replace(/^domain: .*\n/m, ''));
  write('dist/index.html', 'of an earlier build');

  const build = [process.execPath, ['tools/build/build.mjs', '--all']] as const;
  const { status, stdout, stderr } = spawnSync(...build, { cwd: project, encoding: 'utf8' });
  expect(stdout + stderr).toContain('brands/broken.yaml:1 domain: is missing');
  expect(stdout).toMatch(/\nacme: dist\/acme\nbroken: not built. The errors are above\n$/);
  expect(status).toBe(1);
  expect(read('dist/acme/index.html')).toContain('https://www.acme.example/');
  expect(existsSync(join(project, 'dist/index.html'))).toBe(false);
});
