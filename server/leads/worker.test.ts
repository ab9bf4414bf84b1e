import { afterEach, expect, it, vi } from 'vitest';
import { PerhapsArrived } from './outbox.ts';
import { within } from './worker.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['ignores the signal', () => new Promise<void>(() => {}), PerhapsArrived],
  [
    'ends by the signal',
    (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new RangeError('Not sent')));
      }),
    RangeError,
  ],
])('ends work in time that %s', async (_how, work, error) => {
  vi.useFakeTimers();
  const ended = expect(within(10_000, work)).rejects.toBeInstanceOf(error);
  await vi.advanceTimersByTimeAsync(11_000);
  await ended;
});
