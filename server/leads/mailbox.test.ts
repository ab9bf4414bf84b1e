import { expect, it } from 'vitest';
import { mailboxOf, tidyAddress } from './mailbox.ts';

it.each([
  ['upper case', 'Ada@EXAMPLE.com', 'Ada@example.com'],
  ['an ideographic full stop', 'ada@example。com', 'ada@example.com'],
  ['a full-width full stop', 'ada@example．com', 'ada@example.com'],
  ['trailing dots', 'ada@example.com..', 'ada@example.com'],
  ['a zero-width joiner', 'a\u200dda@exam\u200dple.com', 'ada@example.com'],
  ['other invisible characters', 'a\u200b\u00ad\ufe0fda@exam\u2060ple.com', 'ada@example.com'],
  ['full-width letters', 'ada@ｅxample.com', 'ada@example.com'],
])('recognizes a mailbox with %s', (_what, typed, stored) => {
  expect(tidyAddress(typed)).toBe(stored);
  expect(mailboxOf(typed)).toBe('ada@example.com');
});

it.each([
  ['jörg@bücher.example', 'jörg@bücher.example', 'jörg@xn--bcher-kva.example'],
  ['JÖRG@xn--bcher-kva.example', 'JÖRG@bücher.example', 'jörg@xn--bcher-kva.example'],
  ['ada@[192.0.2.1]', 'ada@[192.0.2.1]', 'ada@[192.0.2.1]'],
])('stores %s as %s', (typed, stored, mailbox) => {
  expect([tidyAddress(typed), mailboxOf(typed)]).toEqual([stored, mailbox]);
});

it.each([
  ['Ada+news@example.com', 'ada@example.com'],
  ['ada+a+b@outlook.com', 'ada@outlook.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.d.a+news@gmail.com', 'ada@gmail.com'],
  ['ad.a@GoogleMail.com', 'ada@gmail.com'],
])('delivers %s to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('is no longer than an address, whatever letters expand to', () => {
  const mailbox = mailboxOf(`${'\ufdfa'.repeat(120)}@${'\ufdfa'.repeat(120)}`);
  expect(mailbox.length).toBeLessThanOrEqual(2 * 254 + 1);
});
