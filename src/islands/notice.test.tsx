// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announce } from './announce.ts';
import { Notice } from './notice.tsx';

const contact = { label: 'Contact us', href: '/contact' };

afterEach(cleanup);

it.each([
  ['a success', true, 'M20 6 9 17l-5-5'],
  ['a notice', false, 'M12 16v-4'],
])('%s has its own sign', (_what, isSuccess, line) => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = () => {};
  render(<Notice initial="Not open yet." contact={contact} dismiss="Dismiss" />);
  act(() => announce({ text: 'Done.', isSuccess }));
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('Done.');
  expect(status.querySelector('path')?.getAttribute('d')).toContain(line);
});
