import { expect, it } from 'vitest';
import { forms, leadFrom } from '../../tests/support/leads.ts';
import { cellOf } from '../inbox/csv.ts';
import { leadItem } from '../inbox/lead-item.ts';
import { bodySchemas, cleaned } from './form-fields.ts';
import { leadOf } from './leads.ts';
import { ownerMail, unlinked } from './mail-words.ts';
import { mailboxOf, personOf, tidyAddress } from './mailbox.ts';

const bodyLimit = 80 * 1024;
const messageLimit = 5000;
const addressLimit = 254;

const { pattern } = (bodySchemas.hero as { properties: { email: { pattern: string } } }).properties
  .email;
const showing = { base: '', back: '', isAll: false };

/** Signs that make patterns look twice: spaces, line breaks, formulas, dots, what nobody sees. */
const signs = [
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
  ['a field is cleaned', bodyLimit, (text) => cleaned({ name: text, message: text, email: text })],
  ['an address is checked', bodyLimit, (text) => new RegExp(pattern, 'u').test(text)],
  [
    'an address is read',
    bodyLimit,
    (text) => [tidyAddress, mailboxOf, personOf].map((read) => read(text)),
  ],
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
    'a person is told',
    addressLimit,
    (email) => leadOf({ form: 'hero', language: '', email }, { site: '', now: new Date() }),
  ],
];

// An expression that looks again from each sign takes seconds for these.
it.each(ways)('%s in time, whatever was typed', (_way, length, work) => {
  for (const sign of signs)
    for (const text of [
      sign.repeat(length),
      `${sign.repeat(length - 1)}x`,
      `x${sign} `.repeat(length / 3),
    ]) {
      const start = process.threadCpuUsage();
      work(text);
      const { user } = process.threadCpuUsage(start);
      expect([sign, user < 300_000]).toEqual([sign, true]);
    }
});
