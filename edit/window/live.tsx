import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '../../src/components/rich-text.tsx';
import { changeWords } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';
import type { Field } from '../api.ts';
import { withoutConditions } from '../entry-name.ts';
import { markOf, marksIn, withoutMarks } from '../mark-text.ts';
import { changedParagraphs } from './markdown-edits.ts';
import type { SitePage } from './site-page.ts';
import type { Spot } from './spots.ts';

/** The text as the page prints it where its conditions hold, with the values of its tokens. */
export const filled = (text: string, { tokens }: Pick<Field, 'tokens'>) =>
  tokens.reduce(
    (sum, { raw, value }) => (value ? sum.replaceAll(raw, value) : sum),
    withoutConditions(text),
  );

const plain = (text: string) => asTyped(withoutMarks(text)).replace(/\s+/g, ' ').trim();

/** Puts a text in one place; what is around it in the same line stays. */
function put(page: SitePage, spot: Spot, before: string, after: string) {
  const { node, element, start, end } = spot;
  if (!node) return;
  const whole = node.data.slice(start, end);
  const mark = whole.slice(withoutMarks(whole).length);
  const [printed, typed] = [asTyped(whole), asTyped(before)];
  if (printed.endsWith(typed)) {
    const around = printed.slice(0, printed.length - typed.length);
    page.change([node], () => {
      node.data = `${node.data.slice(0, start)}${around}${after}${mark}${node.data.slice(end)}`;
    });
  } else if (plain(element.textContent) === plain(before)) {
    page.change([element], () => element.replaceChildren(`${after}${mark}`));
  }
}

/** The blocks of a Markdown text, with their marks, as the page has them. */
function drawn(page: SitePage, text: string, mark: string): Element[] {
  const marked = changeWords(text, (words, isLast) => (isLast ? words + mark : words));
  const frame = page.document.createElement('template');
  frame.innerHTML = renderToStaticMarkup(<RichText text={marked} />);
  return [...frame.content.children];
}

/** Replaces blocks on the page. The others stay, and the page does not move. */
function replaceBlocks(
  page: SitePage,
  frame: Element,
  old: Element[],
  next: Element[],
  following = old[0],
) {
  const { scrollX: left, scrollY: top } = page.window;
  page.change(
    old,
    () => {
      if (following) following.before(...next);
      else frame.append(...next);
      for (const each of old) each.remove();
    },
    next,
  );
  // The browser would follow a paragraph that is replaced.
  page.window.scrollTo({ left, top, behavior: 'instant' });
}

/** Draws the changed paragraphs again. Returns whether the page has them just once, as they were. */
function putParagraphs(page: SitePage, frame: Element, parts: string[], mark: string): boolean {
  const [old = [], next = []] = parts.map((part) => drawn(page, part, mark));
  const wordsOf = (element: Element) => plain(element.textContent);
  const [first, ...others] = old.map(wordsOf);
  const shown = [...frame.children];
  const places = shown.flatMap((element, at) =>
    first === wordsOf(element) &&
    others.every((words, nth) => words === wordsOf(shown[at + nth + 1] ?? frame))
      ? [at]
      : [],
  );
  const [at] = places;
  if (at === undefined || places.length > 1) return false;
  replaceBlocks(page, frame, shown.slice(at, at + old.length), next);
  return true;
}

/** Draws a whole text again; blocks that are the same stay, and so does everything beside the text. */
function putText(page: SitePage, frame: Element, number: number, text: string) {
  const isOwn = ({ textContent }: Element) => marksIn(textContent).every((each) => each === number);
  const old = [...frame.children].filter(isOwn);
  const blocks = drawn(page, text.trim() || '…', markOf(number));
  const isKept = (one?: Element, other?: Element) => one?.outerHTML === other?.outerHTML;
  let from = 0;
  while (from < Math.min(old.length, blocks.length) && isKept(old[from], blocks[from])) from += 1;
  let same = 0;
  const most = Math.min(old.length, blocks.length) - from;
  while (same < most && isKept(old.at(-1 - same), blocks.at(-1 - same))) same += 1;
  const [gone = [], come = []] = [old, blocks].map((all) => all.slice(from, all.length - same));
  replaceBlocks(page, frame, gone, come, old[from]);
}

/** Shows a changed Markdown text: its changed paragraphs, or all of it where these cannot be found. */
function putMarkdown(page: SitePage, spot: Spot, field: Field, before: unknown, after: string) {
  const frame = spot.element.closest('.rich');
  if (!frame) return;
  const parts = typeof before === 'string' ? changedParagraphs(before, after) : [];
  const printed = parts.map((part) => filled(part, field));
  // The level of other headings depends on those above them.
  const isLow = parts.some((part) => /^#{3}/m.test(part));
  const isDone =
    parts.length > 0 && !isLow && putParagraphs(page, frame, printed, markOf(spot.number));
  if (!isDone) putText(page, frame, spot.number, filled(after, field));
}

/** Shows on the page what is typed, before it is saved. */
export function showLive(
  page: SitePage | undefined,
  field: Field,
  before: unknown,
  after: unknown,
) {
  const { kind, mark } = field;
  const spots = page?.spotsOf(mark) ?? [];
  if (!page || before === after) return;
  if (kind === 'markdown' && spots[0])
    putMarkdown(page, spots[0], field, before, String(after ?? ''));
  if (kind !== 'text') return;
  const [old = '', next = ''] = [before, after].map((value) => filled(String(value ?? ''), field));
  for (const spot of spots) put(page, spot, old, next);
}
