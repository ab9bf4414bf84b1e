import { expect, it } from 'vitest';
import { tidy } from '../../src/lib/answers.ts';
import { forms, leadFrom } from '../../tests/support/leads.ts';
import { cellOf } from '../inbox/csv.ts';
import { leadItem } from '../inbox/lead-item.ts';
import { readAnswers } from './form-fields.ts';
import { leadOf } from './leads.ts';
import { ownerMail, unlinked } from './mail-words.ts';
import { mailboxOf, tidyAddress } from './mailbox.ts';

const bodyLimit = 80 * 1024;
const messageLimit = 5000;
const addressLimit = 254;

const fields = forms.languages.en?.forms.contact?.fields ?? [];
const showing = { base: '', back: '', isAll: false };

/** Characters that are slow for a regular expression that backtracks. */
const characters = [
  ' ',
  '\n',
  '\r',
  '\t',
  ';',
  "'",
  '"',
  '=',
  '.',
  '。',
  '@',
  '+',
  '\u200d',
  '\u00ad',
  'ﷺ',
  'a',
];
const ways: [string, number, (text: string) => unknown][] = [
  ['a form is checked', bodyLimit, (text) => readAnswers(fields, () => [text])],
  ['a text is cleaned', bodyLimit, (text) => tidy(text)],
  ['an address is read', bodyLimit, (text) => [tidyAddress, mailboxOf].map((read) => read(text))],
  ['a cell is written', messageLimit, cellOf],
  ['links are broken', messageLimit, unlinked],
  ['a lead is made', messageLimit, (message) => leadFrom({ message })],
  ['a mail is written', messageLimit, (message) => ownerMail(forms, leadFrom({ message }))],
  [
    'a lead is shown',
    messageLimit,
    (message) => leadItem({ ...leadFrom({ message }), undelivered: [] }, showing),
  ],
  [
    'a mailbox is compared',
    addressLimit,
    (email) =>
      leadOf({ form: 'hero', language: '', email, answers: [] }, { site: '', now: new Date() }),
  ],
];

// An expression that backtracks takes seconds for these.
it.each(ways)('%s in time, whatever was typed', (_way, length, work) => {
  for (const character of characters)
    for (const text of [
      character.repeat(length),
      `${character.repeat(length - 1)}x`,
      `x${character} `.repeat(length / 3),
    ]) {
      const start = process.threadCpuUsage();
      work(text);
      const { user } = process.threadCpuUsage(start);
      expect([character, user < 300_000]).toEqual([character, true]);
    }
});
