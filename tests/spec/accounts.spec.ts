import { expect, test } from '@playwright/test';
import {
  allOf,
  bodyOf,
  expectLinks,
  expectOrder,
  expectWords,
  mainOf,
  oneOf,
  plain,
  textsOf,
  wordsOf,
} from './built-page.ts';

test('§2 Sign-in: heading, social buttons, divider, form, ways on', () => {
  const main = mainOf('/sign-in');
  expect(textsOf(main, 'h1')).toEqual(['Welcome Back']);
  expectOrder(main, [
    'Sign in to your account to continue',
    'Google',
    'Facebook',
    'Apple',
    'or continue with email',
    'Email Address',
    'Password',
    'Remember me',
    'Sign In',
  ]);
  expectLinks(main, { 'Forgot password?': '/forgot-password', 'Create an account': '/sign-up' });
});

test('Ruling: sign-in and the social buttons say that they are not connected yet', () => {
  const { notice, socialNotice } = wordsOf('/sign-in', 'sign-in').form;
  expect(plain(notice)).toContain('Sign-in isn’t connected yet');
  expect(plain(socialNotice)).toContain('{provider} sign-in isn’t connected yet');
});

test('§2 Sign-up: heading, fields in their order, agreement, ways on, promo panel', () => {
  const main = mainOf('/sign-up');
  expect(textsOf(main, 'h1')).toEqual(['Create Your Account']);
  expectWords(main, ['Join the product to get started']);
  expect(textsOf(main, 'label')).toEqual([
    'First Name',
    'Last Name',
    'Email Address',
    'Password',
    'Confirm Password',
    expect.stringMatching(/^I agree/),
  ]);
  const agreement = allOf(main, 'label[for=agreement] a').map((link) => link.getAttribute('href'));
  expect(agreement).toEqual(['/legal/terms', '/legal/privacy-policy']);
  expect(textsOf(main, '[type=submit]')).toEqual(['Create Account']);
  expect(wordsOf('/sign-up', 'sign-up').form.submit.href).toBe('/sign-in');
  expectLinks(main, { 'Sign in': '/sign-in' });
  const panel = oneOf(bodyOf('/sign-up'), 'aside');
  expectWords(panel, ['Instant Global Access', 'Quick Setup', 'Secure & Reliable']);
  expect(textsOf(panel, 'dt')).toEqual(['Countries', 'Active Users', 'Uptime']);
  expect(textsOf(panel, 'dd')).toEqual(['200+', '50K+', '99.9%']);
});
