import { expect, it } from 'vitest';
import type { Answer, Field, Form } from '../api.ts';
import { type Event, meant, reduce, type State } from './state.ts';

const at = { file: 'content/words.yaml', path: ['skip'] };
const field: Field = {
  ...at,
  kind: 'text',
  description: 'Skip link',
  value: 'Skip',
  line: 1,
  isOptional: false,
  tokens: [],
};
const key = 'content/words.yaml skip';
const view = { name: 'field' as const, at };
const form = (value: string): Form => ({ title: '', groups: [{ fields: [{ ...field, value }] }] });
const begin: State = { isOn: true, path: '/', view, drafts: {}, problems: {} };
const typed: Event = { is: 'typed', draft: { field, value: ' Jump ' } };
const answered = (answer: Answer): Event => ({ is: 'answered', at: [at], answer, said: 'Saved' });
const written: Event = {
  ...answered({ is: 'written' }),
  sent: [{ field, value: ' Jump ' }],
} as Event;
const typedOn: Event = { is: 'typed', draft: { field, value: 'Jump on' } };
const after = (...events: Event[]) => events.reduce(reduce, begin);

const conflict: Answer = { is: 'conflict', at, mine: 'Jump', theirs: 'Hop' };
const other = { file: 'content/words.yaml', path: ['menu'] };
const fault = (path: string[]) => ({ file: 'content/words.yaml', line: 1, path, message: 'no' });
const refused: Answer = { is: 'refused', faults: [] };

it.each<[string, Event[], Partial<State>]>([
  ['lets go of what is written', [typed, answered({ is: 'written' })], { drafts: {} }],
  [
    'keeps what is typed on while it is written',
    [typed, typedOn, written],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: 'Jump on' } } },
  ],
  [
    'shows what was written until the file is read again',
    [typed, written],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'leaves it as it is typed then, as more may follow',
    [typed, written, { is: 'formed', view, form: form('Jump') }],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'shows the file again once that is undone',
    [
      typed,
      written,
      { is: 'formed', view, form: form('Jump') },
      { is: 'formed', view, form: form('Skip') },
    ],
    { drafts: {} },
  ],
  [
    'opens nothing where the focus was in what is closed',
    [
      { is: 'noted', notes: { focus: 'field', caret: 3 } },
      { is: 'opened', view },
    ],
    { focus: undefined, caret: undefined },
  ],
  ['goes nowhere if it is there', [answered({ is: 'written', go: '/' })], { path: '/', view }],
  ['goes to the page that came', [answered({ is: 'written', go: '/a' })], { path: '/a' }],
  ['keeps what is refused', [typed, answered(refused)], { problems: { [key]: refused } }],
  [
    'tells a conflict at its own field',
    [typed, { is: 'answered', at: [at, other], answer: conflict, said: 'Saved' }],
    { problems: { [key]: conflict } },
  ],
  [
    'tells each field its own faults',
    [
      {
        is: 'answered',
        at: [at, other],
        answer: { is: 'refused', faults: [fault(['skip']), fault(['menu', 'open'])] },
        said: 'Saved',
      },
    ],
    {
      problems: {
        [key]: { is: 'refused', faults: [fault(['skip'])] },
        'content/words.yaml menu': { is: 'refused', faults: [fault(['menu', 'open'])] },
      },
    },
  ],
  [
    'forgets why an entry could not be changed, once something else is done',
    [answered(refused), { is: 'answered', at: [other], answer: { is: 'written' }, said: 'Moved' }],
    { problems: {} },
  ],
  ['forgets why, once it is typed anew', [typed, answered(refused), typed], { problems: {} }],
  [
    'sees in the file what was written before the page came anew',
    [typed, { is: 'formed', view, form: form('Jump') }],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'keeps what is typed while the file changes',
    [typed, { is: 'formed', view, form: form('Theirs') }],
    { drafts: { [key]: { field, value: ' Jump ' } } },
  ],
  [
    'shows the file where the same is typed as before',
    [
      { is: 'typed', draft: { field, value: 'Skip' } },
      { is: 'formed', view, form: form('Theirs') },
    ],
    { drafts: {}, said: undefined },
  ],
  [
    'takes no answer for what is closed',
    [
      { is: 'opened', view: undefined },
      { is: 'formed', view, form: form('Skip') },
    ],
    { form: undefined },
  ],
])('%s', (_, events, expected) => {
  const state = after(...events);
  expect({ ...state, ...expected }).toEqual(state);
});

it.each([
  ['text', ' Jump ', 'Jump'],
  ['text', '12', '12'],
  ['text', 'Jump\u000b\nover', 'Jump over'],
  ['markdown', 'Jump\u0007\n\nover', 'Jump \n\nover'],
  ['number', ' 12.50 ', 12.5],
  ['number', '12,50', '12,50'],
  ['number', '1e3', '1e3'],
  ['number', '', ''],
] as const)('takes a %s typed as %j for %j', (kind, value, expected) => {
  expect(meant({ field: { ...field, kind }, value })).toBe(expected);
});
