import { expect, it } from 'vitest';
import { choose, mapTokens, type Node, tokenize, tokensIn, wordsIn } from './tokenize.ts';

/** The nodes of a text, each as a short string. */
const show = (node: Node): unknown => {
  if (node.type === 'words') return node.value;
  if (node.type === 'token') return { [node.name]: node.key };
  if (node.type === 'problem') return `${node.raw} ${node.message}`;
  return { [`if ${node.name}`]: node.then.map(show), else: node.otherwise.map(show) };
};

it.each<[text: string, nodes: unknown[]]>([
  ['', []],
  ['No braces', ['No braces']],
  ['At {brand.name}.', ['At ', { brand: 'name' }, '.']],
  ['{n} of {total}', [{ n: '' }, ' of ', { total: '' }]],
  ['{claim.users@most}', [{ claim: 'users@most' }]],
  ['a{if x}b{else}{c}{end}d', ['a', { 'if x': ['b'], else: [{ c: '' }] }, 'd']],
  [
    '{if x}{if claim.y}a{end}b{end}',
    [{ 'if x': [{ 'if claim.y': ['a'], else: [] }, 'b'], else: [] }],
  ],
  ['\\{a} \\{ b \\}', ['{a}', ' ', '{', ' b ', '}']],
])('parses %j', (text, nodes) => {
  expect(tokenize(text).map(show)).toEqual(nodes);
});

it.each<[text: string, nodes: unknown[]]>([
  ['About {brand.name is', ['About ', '{brand.name opens a brace that is not closed', ' is']],
  ['At brand.name} now', ['At ', 'brand.name} closes a brace that is not open', ' now']],
  ['{{brand.name}}', ['{{brand.name}} is not a token']],
  ['{ brand.name }', ['{ brand.name } is not a token']],
  ['{your company}', ['{your company} is not a token']],
  ['a{end}', ['a', '{end} has no {if …} before it']],
  ['{else}a', ['{else} has no {if …} before it', 'a']],
  ['{if x}a{else}b', ['{if x} has no {end}', 'a', 'b']],
  ['{if x}{a{end}', [{ 'if x': ['{a opens a brace that is not closed'], else: [] }]],
])('reports the problem in %j', (text, nodes) => {
  expect(tokenize(text).map(show)).toEqual(nodes);
});

it('records the position of each node', () => {
  const text = 'a \\{b} {c.d} {if e}f{end} {g';
  const nodes = tokenize(text);
  expect(nodes.map(({ raw }) => raw).join('')).toBe(text);
  for (const { start, raw } of nodes) expect(text.slice(start, start + raw.length)).toBe(raw);
});

const text = '{a.b} c {if d}{e.f} g{else}h {i}{end}';

it('includes tokens and literal text inside conditions', () => {
  expect(tokensIn(text).map(({ raw }) => raw)).toEqual(['{a.b}', '{e.f}', '{i}']);
  expect(wordsIn(text)).toEqual([' c ', ' g', 'h ']);
  expect(mapTokens(text, ({ name }) => name)).toBe('a c {if d}e g{else}h i{end}');
});

it('chooses a branch of nested conditions', () => {
  const nodes = tokenize('{if a}{if b}1{else}2{end}{else}3{end}4');
  const chosen = (...names: string[]) =>
    choose(nodes, (name) => names.includes(name))
      .map(({ raw }) => raw)
      .join('');
  expect([chosen(), chosen('a'), chosen('a', 'b')]).toEqual(['34', '24', '14']);
});
