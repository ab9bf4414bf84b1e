import { expect, it, vi } from 'vitest';
import { logValues } from './log-values.ts';

it('writes every key, and no password', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  logValues('Sign up', {
    email: 'a@b',
    password: 'one',
    confirmPassword: 'two',
    agreeToTerms: true,
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('Sign up', {
    email: 'a@b',
    password: '[redacted]',
    confirmPassword: '[redacted]',
    agreeToTerms: true,
  });
});
