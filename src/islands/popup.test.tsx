// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Popup } from './popup.tsx';

const words = {
  label: 'Recent activity',
  close: 'Close',
  agoOne: '1 minute ago',
  ago: '{minutes} minutes ago',
  plan: '{plan} plan',
};
const message = { name: 'Ada M.', location: 'Porto', plan: 'Basic', message: 'opened a shop' };

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'en';
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(messages: object[], isInvented: boolean): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve(messages) }));
  render(<Popup words={words} source="/a.json" sample={undefined} isInvented={isInvented} />);
  // First the messages arrive, then it is time for one.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return screen.getByRole('complementary').textContent;
}

it('gives an invented message an invented time', async () => {
  expect(await show([message], true)).toMatch(/Basic plan1?\d minutes? agoClose$/);
});

it('gives what real people did the day on which they did it', async () => {
  const said = await show([{ ...message, day: '2026-11-16' }], false);
  expect(said).toMatch(/Basic planNovember 16, 2026Close$/);
});

it('gives it no time where none is known', async () => {
  const said = await show([message], false);
  expect(said).toMatch(/Basic planClose$/);
});
