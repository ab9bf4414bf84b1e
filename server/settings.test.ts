import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { readSettings } from './settings.ts';

test('works without any', () => {
  expect(readSettings({})).toEqual({ port: 3000, host: '', log: true, trustProxy: false });
  expect(readSettings({ PORT: '', HOST: ' ' })).toEqual(readSettings({}));
});

test('reads port, host and log', () => {
  const settings = readSettings({ PORT: '8080', HOST: '127.0.0.1', LOG: 'off', HSTS: 'strict' });
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', log: false });
});

test.each(['http', '80.5', '-1', '65536', '0x50', '1e3'])('refuses the port %s', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(Refusal);
});

test('refuses a word for HSTS that would change nothing', () => {
  expect(() => readSettings({ HSTS: 'Strict' })).toThrow(Refusal);
  expect(() => readSettings({ STAGE: 'staging' })).toThrow('STAGE must be “preview” or absent');
});

test('trusts the proxies that are named, and no word that names none', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8' });
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8']);
  expect(() => readSettings({ TRUST_PROXY: 'yes' })).toThrow(Refusal);
});
