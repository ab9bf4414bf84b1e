import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the systemd unit runs the server as nobody in particular, from the current release', () => {
  const unit = readFileSync('server/site.service', 'utf8');
  const settings = new Map(
    [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );
  const [program, script] = settings.get('ExecStart')?.split(' ') ?? [];
  expect(program).toMatch(/\/node$/);
  expect(existsSync(script ?? ''), script).toBe(true);
  expect(settings.get('WorkingDirectory')).toMatch(/\/current$/);
  expect(settings.get('DynamicUser')).toBe('yes');
  expect(settings.get('NoNewPrivileges')).toBe('yes');
  // The server gives requests ten seconds to finish, so systemd has to wait longer.
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(10);
});

test('Netlify builds with commands that exist, and finds its rules', () => {
  const text = readFileSync('netlify.toml', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [...text.matchAll(/npm run (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(['build', 'hosts']);
  for (const name of names) expect(scripts, name).toHaveProperty(name ?? '');
  expect(text).toMatch(/cp deploy\/out\/netlify\/_headers deploy\/out\/netlify\/_redirects dist\//);
  expect(text).toMatch(/publish = "dist"/);
});
