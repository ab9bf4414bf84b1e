import { expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

test('works without any', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: undefined, log: true });
  expect(readSettings({}).workers).toBeGreaterThan(0);
  expect(readSettings({ PORT: '', HOST: ' ' })).toEqual(readSettings({}));
});

test('reads port, host, log and workers', () => {
  const settings = readSettings({ PORT: '8080', HOST: '127.0.0.1', LOG: 'off', WORKERS: '3' });
  expect(settings).toEqual({ port: 8080, host: '127.0.0.1', log: false, workers: 3 });
});

test.each(['http', '80.5', '-1', '65536', '0x50', '1e3'])('refuses the port %s', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(BadSetting);
});

test.each(['0', 'many', '-2', '1.5', '100'])('refuses %s workers', (workers) => {
  expect(() => readSettings({ WORKERS: workers })).toThrow(BadSetting);
});
