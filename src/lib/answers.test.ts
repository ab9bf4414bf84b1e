import { describe, expect, it } from 'vitest';
import { type AnswerField, answersTo, sentFields } from './answers.ts';

const field = (kind: AnswerField['kind'], more: Partial<AnswerField> = {}): AnswerField => ({
  name: 'a',
  label: 'A',
  kind,
  ...more,
});
const regions = { options: ['Asia', 'Europe'] };

/** The stored value, or 'wrong' if the answer is refused. */
function storedValue(one: AnswerField, ...typed: string[]) {
  const { answers, wrong } = answersTo([one], () => typed);
  return wrong ? 'wrong' : answers[0]?.value;
}

describe('an answer', () => {
  it.each([
    ['line', {}, ['  Ada\r\nByron\u202e '], 'Ada Byron'],
    ['text', {}, ['One\r\ntwo'], 'One\ntwo'],
    ['email', {}, ['a@b'], 'a@b'],
    ['phone', {}, ['+1 555'], '+1 555'],
    ['number', {}, ['12.5'], '12.5'],
    ['choice', regions, ['Asia'], 'Asia'],
    ['several', regions, ['Asia', 'Europe', 'Asia'], ['Asia', 'Europe']],
    ['tick', {}, ['on'], true],
  ] as const)(
    'of the kind %s is stored without invisible characters',
    (kind, more, typed, value) => {
      expect(storedValue(field(kind, more), ...typed)).toEqual(value);
    },
  );

  it.each([
    ['a line that is too long', 'line', {}, ['x'.repeat(201)]],
    [
      'a text that is too long but for invisible characters',
      'text',
      {},
      [`a${'\u200b'.repeat(20_000)}`],
    ],
    ['two lines for one', 'line', {}, ['a', 'b']],
    ['an address with a line break', 'email', {}, ['a@b\r\nBcc: c@d']],
    ['an address without @', 'email', {}, ['nobody']],
    ['a word for a number', 'number', {}, ['many']],
    ['an option that does not exist', 'choice', regions, ['Mars']],
    ['one forged option of several', 'several', regions, ['Asia', 'Mars']],
    ['another value of a tick', 'tick', {}, ['off']],
    ['a password', 'password', {}, ['secret']],
  ] as const)('is refused if it is %s', (_what, kind, more, typed) => {
    expect(storedValue(field(kind, more), ...typed)).toBe('wrong');
  });

  it.each(['line', 'text', 'choice', 'several', 'tick'] as const)(
    'of the kind %s may be empty unless it is required',
    (kind) => {
      expect(storedValue(field(kind, regions), ' \u200b')).toBeUndefined();
      expect(storedValue(field(kind, regions))).toBeUndefined();
      expect(storedValue(field(kind, { ...regions, required: true }))).toBe('wrong');
    },
  );

  it('accepts an option that has a no-break space', () => {
    expect(storedValue(field('choice', { options: ['5\u00a0GB'] }), '5\u00a0GB')).toBe('5 GB');
  });
});

it('sentFields requires an e-mail address and leaves out passwords', () => {
  expect(sentFields([field('email'), field('password'), field('email', { name: 'b' })])).toEqual([
    field('email', { required: true }),
    field('email', { name: 'b' }),
  ]);
});
