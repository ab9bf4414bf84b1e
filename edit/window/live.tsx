import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '../../src/components/rich-text.tsx';
import { changeWords } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';
import type { Field } from '../api.ts';
import { withoutConditions } from '../entry-name.ts';
import { markOf, marksIn, withoutMarks } from '../mark-text.ts';
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
    page.change(node, () => {
      node.data = `${node.data.slice(0, start)}${around}${after}${mark}${node.data.slice(end)}`;
    });
  } else if (plain(element.textContent) === plain(before)) {
    page.change(element, () => element.replaceChildren(`${after}${mark}`));
  }
}

/** The blocks of a Markdown text, with their marks, as the page has them. */
function drawn(page: SitePage, text: string, mark: string): Element[] {
  const marked = changeWords(text, (words, isLast) => (isLast ? words + mark : words));
  const frame = page.document.createElement('template');
  frame.innerHTML = renderToStaticMarkup(<RichText text={marked} />);
  return [...frame.content.children];
}

/** Draws Markdown again; blocks that are the same stay, and so does what is beside the text. */
function putMarkdown(page: SitePage, { element, number }: Spot, after: string) {
  const frame = element.closest('.rich');
  if (!frame) return;
  const isOwn = ({ textContent }: Element) => marksIn(textContent).every((each) => each === number);
  const old = [...frame.children].filter(isOwn);
  const blocks = drawn(page, after.trim() || '…', markOf(number));
  const isKept = (one?: Element, other?: Element) => one?.outerHTML === other?.outerHTML;
  let from = 0;
  while (from < Math.min(old.length, blocks.length) && isKept(old[from], blocks[from])) from += 1;
  let same = 0;
  const most = Math.min(old.length, blocks.length) - from;
  while (same < most && isKept(old.at(-1 - same), blocks.at(-1 - same))) same += 1;
  const [gone, come] = [old, blocks].map((all) => all.slice(from, all.length - same));
  if (!gone || !come) return;
  page.change(frame, () => {
    const { scrollX: left, scrollY: top } = page.window;
    const next = gone[0] ?? old[from];
    if (next) next.before(...come);
    else frame.append(...come);
    for (const each of gone) each.remove();
    // The browser would follow a paragraph that is replaced.
    page.window.scrollTo({ left, top, behavior: 'instant' });
  });
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
  const words = (value: unknown) => filled(String(value ?? ''), field);
  const [old, next] = [words(before), words(after)];
  if (!page || old === next) return;
  if (kind === 'text') for (const spot of spots) put(page, spot, old, next);
  if (kind === 'markdown' && spots[0]) putMarkdown(page, spots[0], next);
}
