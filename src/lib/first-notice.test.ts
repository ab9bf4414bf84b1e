import { expect, it } from 'vitest';
import { firstNotice } from './first-notice.ts';

const link = { label: 'Sign up', href: '/sign-up' };
const closed = { label: 'Demo', notice: 'Not open yet.' };

it('is the answer of the first button without a target', () => {
  expect(firstNotice([link, closed, { label: 'Docs', notice: 'Later.' }])).toBe('Not open yet.');
});

it('tells a page without such a button that it needs no notice', () => {
  expect(() => firstNotice([link])).toThrow('no button');
});
