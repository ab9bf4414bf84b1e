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

it.each([
  ['an invented message an invented time', message, true, /Basic plan1?\d minutes? agoClose$/],
  [
    'what real people did its day',
    { ...message, day: '2026-11-16' },
    false,
    /Basic planNovember 16, 2026Close$/,
  ],
  ['what has none no time', message, false, /Basic planClose$/],
])('gives %s', async (_what, given, isInvented, says) => {
  expect(await show([given], isInvented)).toMatch(says);
});
