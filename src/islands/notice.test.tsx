// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Check, type IconNode, Info } from 'lucide';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';
import { Notice } from './notice.tsx';
import wakeOn from './wake/directive.ts';

const props = {
  initial: 'Not open yet.',
  contact: { label: 'Contact us', href: '/contact' },
  dismiss: 'Dismiss',
};

type Popover = HTMLElement & { isShown?: boolean };
const box = () => document.getElementById('notice') as Popover;

/** Whether the notice shows every line of this icon. */
const shows = (drawing: IconNode) =>
  drawing
    .flatMap(([, { d }]) => d ?? [])
    .every((line) => box().querySelector(`path[d*="${line}"]`) !== null);

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no popovers, so this only records whether one is shown.
  HTMLElement.prototype.showPopover = function (this: Popover) {
    this.isShown = true;
  };
  HTMLElement.prototype.hidePopover = function (this: Popover) {
    this.isShown = false;
  };
  const matches = HTMLElement.prototype.matches;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: Popover, selector) {
    return selector === ':popover-open' ? this.isShown === true : matches.call(this, selector);
  });
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('§4 transient message', () => {
  it('holds a text and a flag, and clears 4 s after being set', () => {
    render(<Notice {...props} />);
    act(() => announce({ text: 'Done.', isSuccess: true }));
    expect(screen.getByRole('status').textContent).toContain('Done.');
    expect(shows(Check)).toBe(true);
    expect(box().isShown).toBe(true);
    act(() => vi.advanceTimersByTime(3999));
    expect(box().isShown).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(box().isShown).toBe(false);
    // The words stay while it fades.
    expect(screen.getByRole('status').textContent).toContain('Done.');
  });

  it('without the flag it is a notice, not a success', () => {
    render(<Notice {...props} />);
    act(() => announce({ text: 'Not connected.' }));
    expect(shows(Check)).toBe(false);
    expect(shows(Info)).toBe(true);
  });

  it('the same message again begins its 4 s anew', () => {
    render(<Notice {...props} />);
    act(() => announce({ text: 'Not connected.' }));
    act(() => vi.advanceTimersByTime(3000));
    act(() => announce({ text: 'Not connected.' }));
    act(() => vi.advanceTimersByTime(3000));
    expect(box().isShown).toBe(true);
    act(() => vi.advanceTimersByTime(1000));
    expect(box().isShown).toBe(false);
  });
});

describe('a notice that still sleeps', () => {
  it('wakes for the first message and shows it', async () => {
    const island = document.createElement('astro-island');
    document.body.append(island);
    const hydrate = async () => {
      render(<Notice {...props} />, { container: island });
    };
    wakeOn(async () => hydrate, { name: 'wake', value: { on: 'call' } as never }, island);
    await act(async () => {
      announce({ text: 'First words.' });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('status').textContent).toContain('First words.');
    expect(box().isShown).toBe(true);
    act(() => vi.advanceTimersByTime(4000));
    expect(box().isShown).toBe(false);
  });
});
