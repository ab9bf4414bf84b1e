import { expect, it } from 'vitest';
import type { Finding } from '../../src/content/finding.ts';
import type { Answer, Field, Form } from '../api.ts';
import type { SitePage } from './site-page.ts';
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
const begin: State = {
  mode: 'edit',
  width: 'desktop',
  path: '/',
  frames: [],
  view,
  drafts: {},
  problems: {},
};
const typed: Event = { is: 'typed', draft: { field, value: ' Jump ' } };
const answered = (answer: Answer): Event => ({
  is: 'answered',
  at: [at],
  answer,
  message: 'Saved',
});
const written: Event = {
  ...answered({ is: 'written' }),
  sent: [{ field, value: ' Jump ' }],
} as Event;
const typedOn: Event = { is: 'typed', draft: { field, value: 'Jump on' } };
const after = (...events: Event[]) => events.reduce(reduce, begin);

const conflict: Answer = { is: 'conflict', at, mine: 'Jump', theirs: 'Hop' };
const other = { file: 'content/words.yaml', path: ['menu'] };
const error = (path: string[]): Finding => ({
  severity: 'error',
  file: 'content/words.yaml',
  line: 1,
  path,
  message: 'no',
});
const refused: Answer = { is: 'refused', errors: [] };

const loading = (href: string): Event => ({ is: 'loading', href });
const loaded = (id: number, path: string): Event => ({
  is: 'loaded',
  id,
  page: { path } as SitePage,
});
const shows = [loading('/'), loaded(1, '/')];

it.each<[string, Event[], Partial<State>]>([
  [
    'drops the draft of a text that is written',
    [typed, answered({ is: 'written' })],
    { drafts: {} },
  ],
  [
    'keeps a draft that is typed on while it is written',
    [typed, typedOn, written],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: 'Jump on' } } },
  ],
  [
    'shows what was written until the file is read again',
    [typed, written],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'leaves the draft as it is typed, spaces included, as more may follow',
    [typed, written, { is: 'formed', view, form: form('Jump') }],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'shows the file’s text after an undo',
    [
      typed,
      written,
      { is: 'formed', view, form: form('Jump') },
      { is: 'formed', view, form: form('Skip') },
    ],
    { drafts: {} },
  ],
  [
    'stays if the new page shows already',
    [answered({ is: 'written', go: '/' })],
    { path: '/', view },
  ],
  ['goes to the page that was created', [answered({ is: 'written', go: '/a' })], { path: '/a' }],
  ['keeps the reason of a refusal', [typed, answered(refused)], { problems: { [key]: refused } }],
  [
    'shows a conflict at its own field',
    [typed, { is: 'answered', at: [at, other], answer: conflict, message: 'Saved' }],
    { problems: { [key]: conflict } },
  ],
  [
    'shows each field its own problems',
    [
      {
        is: 'answered',
        at: [at, other],
        answer: { is: 'refused', errors: [error(['skip']), error(['menu', 'open'])] },
        message: 'Saved',
      },
    ],
    {
      problems: {
        [key]: { is: 'refused', errors: [error(['skip'])] },
        'content/words.yaml menu': { is: 'refused', errors: [error(['menu', 'open'])] },
      },
    },
  ],
  [
    'forgets why an entry could not be changed after another change',
    [
      answered(refused),
      { is: 'answered', at: [other], answer: { is: 'written' }, message: 'Moved' },
    ],
    { problems: {} },
  ],
  [
    'forgets the reason once the text is typed again',
    [typed, answered(refused), typed],
    { problems: {} },
  ],
  [
    'notices that the file has the draft by now',
    [typed, { is: 'formed', view, form: form('Jump') }],
    { drafts: { [key]: { field: { ...field, value: 'Jump' }, value: ' Jump ' } } },
  ],
  [
    'keeps a draft while the file changes',
    [typed, { is: 'formed', view, form: form('Theirs') }],
    { drafts: { [key]: { field, value: ' Jump ' } } },
  ],
  [
    'follows the file where the draft equals the old text',
    [
      { is: 'typed', draft: { field, value: 'Skip' } },
      { is: 'formed', view, form: form('Theirs') },
    ],
    { drafts: {}, message: undefined },
  ],
  [
    'ignores a form that arrives after its view is closed',
    [
      { is: 'opened', view: undefined },
      { is: 'formed', view, form: form('Skip') },
    ],
    { form: undefined },
  ],
  [
    'loads a page behind the one that shows, and a newer one in its place',
    [...shows, loading('/b'), loading('/c')],
    {
      shown: 1,
      path: '/',
      frames: [
        { id: 1, href: '/' },
        { id: 3, href: '/c' },
      ],
    },
  ],
  [
    'shows a page once it is loaded, and removes the one before',
    [...shows, loading('/b'), loaded(2, '/b')],
    { shown: 2, path: '/b', frames: [{ id: 2, href: '/b' }] },
  ],
  [
    'ignores a page that is loaded after another was asked for',
    [...shows, loading('/b'), loading('/c'), loaded(2, '/b')],
    { shown: 1, path: '/' },
  ],
  [
    'keeps the page that shows if the next one cannot be loaded',
    [...shows, loading('/b'), { is: 'loaded', id: 2 }],
    { shown: 1, path: '/', frames: [{ id: 1, href: '/' }] },
  ],
  [
    'follows a visitor’s click to another page in the same frame',
    [...shows, loaded(1, '/b')],
    { shown: 1, path: '/b' },
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
