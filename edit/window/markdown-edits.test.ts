import { expect, it } from 'vitest';
import {
  changedParagraphs,
  endOfParagraph,
  makeBold,
  makeLink,
  type TextEdit,
  toggleHeading,
  toggleList,
} from './markdown-edits.ts';

/** The text after an edit, with its new selection in square brackets. */
const after = (value: string, { start, end, text, select }: TextEdit) => {
  const next = value.slice(0, start) + text + value.slice(end);
  return `${next.slice(0, select.start)}[${next.slice(select.start, select.end)}]${next.slice(select.end)}`;
};

it.each([
  ['makes a line a heading', toggleHeading, 'One\nTwo\nThree', 5, 5, 'One\n## Two[]\nThree'],
  ['makes a heading a line', toggleHeading, '## Two', 3, 3, 'Two[]'],
  ['makes a list item a heading', toggleHeading, '- Two', 3, 3, '## Two[]'],
  ['makes each line an item', toggleList, 'One\nTwo\nThree', 1, 5, '- One\n- Two[]\nThree'],
  ['makes items lines', toggleList, '- One\n- Two', 0, 11, 'One\nTwo[]'],
  ['makes a selection bold', makeBold, 'One two', 4, 7, 'One **[two]**'],
  ['adds bold text', makeBold, 'One ', 4, 4, 'One **[bold text]**'],
])('%s', (_, edit, value, start, end, expected) => {
  expect(after(value, edit(value, { start, end }))).toBe(expected);
});

it('links a selection to a page, or adds a link', () => {
  const selected = makeLink('See prices', { start: 4, end: 10 }, '/pricing');
  expect(after('See prices', selected)).toBe('See [[prices]](/pricing)');
  const added = makeLink('See ', { start: 4, end: 4 }, '/pricing');
  expect(after('See ', added)).toBe('See [[text of the link]](/pricing)');
});

it('finds a paragraph, heading or item by the words on the page', () => {
  const markdown = '## One\n\nWe are **{brand.name}**, [here](/about).\n\n- First\n- Second\n';
  const print = (text: string) => text.replace('{brand.name}', 'Farlane');
  const before = (words: string) => markdown.slice(0, endOfParagraph(markdown, words, print));
  expect(before('One')).toBe('## One');
  expect(before('We are Farlane,  here.')).toMatch(/about\)\.$/);
  expect(before('Second')).toMatch(/- Second$/);
  expect(endOfParagraph(markdown, 'Third', print)).toBeUndefined();
});

it.each([
  ['a changed paragraph', 'A\n\nBc\n\nD', 'A\n\nBxc\n\nD', ['Bc', 'Bxc']],
  ['the first paragraph', 'Ab\n\nB', 'Abx\n\nB', ['Ab', 'Abx']],
  ['the last paragraph', 'A\n\nB', 'A\n\nBx', ['B', 'Bx']],
  ['two paragraphs that are joined', 'A\n\nB\n\nC', 'AB\n\nC', ['A\n\nB', 'AB']],
  ['a paragraph that is split', 'AB\n\nC', 'A\n\nB\n\nC', ['AB', 'A\n\nB']],
  ['a repeated letter', 'A\n\nBB\n\nC', 'A\n\nBBB\n\nC', ['BB', 'BBB']],
])('finds %s', (_, before, after, parts) => {
  expect(changedParagraphs(before, after)).toEqual(parts);
});
