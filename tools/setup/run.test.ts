import { expect, test } from 'vitest';
import { run } from './run.mjs';

test('gives the exit code', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
});

test('gives 128 and the number of the signal that ended it', async () => {
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).toBe(143);
});

test('passes signals on while it runs, and listens to none afterwards', async () => {
  const before = process.listenerCount('SIGHUP');
  const running = run(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  expect(process.listenerCount('SIGHUP')).toBe(before + 1);
  process.emit('SIGHUP', 'SIGHUP');
  expect(await running).toBe(129);
  expect(process.listenerCount('SIGHUP')).toBe(before);
});
