import { expect, it } from 'vitest';
import { mailboxOf, personOf, tidyAddress } from './mailbox.ts';

it.each([
  ['capitals', 'Ada@EXAMPLE.com', 'Ada@example.com'],
  ['an ideographic full stop', 'ada@example。com', 'ada@example.com'],
  ['a wide full stop', 'ada@example．com', 'ada@example.com'],
  ['final dots', 'ada@example.com..', 'ada@example.com'],
  ['a zero-width joiner', 'a\u200dda@exam\u200dple.com', 'ada@example.com'],
  ['other invisible signs', 'a\u200b\u00ad\ufe0fda@exam\u2060ple.com', 'ada@example.com'],
  ['wide letters', 'ada@ｅxample.com', 'ada@example.com'],
])('%s make no other mailbox', (_what, typed, stored) => {
  expect(tidyAddress(typed)).toBe(stored);
  expect(mailboxOf(typed)).toBe('ada@example.com');
});

it.each([
  ['jörg@bücher.example', 'jörg@bücher.example', 'jörg@xn--bcher-kva.example'],
  ['JÖRG@xn--bcher-kva.example', 'JÖRG@bücher.example', 'jörg@xn--bcher-kva.example'],
  ['ada@[192.0.2.1]', 'ada@[192.0.2.1]', 'ada@[192.0.2.1]'],
])('%s is stored as %s', (typed, stored, mailbox) => {
  expect([tidyAddress(typed), mailboxOf(typed)]).toEqual([stored, mailbox]);
});

it.each([
  ['Ada+news@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is %s', (address, person) => {
  expect(personOf(address)).toBe(person);
});
