import { expect, it } from 'vitest';
import { firstNotice } from './first-notice.ts';

const link = { label: 'Sign up', href: '/sign-up' };
const closed = { label: 'Demo', notice: 'Not open yet.' };

it('is the answer of the first button without a target', () => {
  expect(firstNotice([link, closed, { label: 'Docs', notice: 'Later.' }])).toBe('Not open yet.');
});

it('is nothing where every button has a target', () => {
  expect(firstNotice([link])).toBeUndefined();
});
