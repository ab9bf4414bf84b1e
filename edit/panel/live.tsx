import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichText } from '../../src/components/rich-text.tsx';
import { asTyped } from '../../src/lib/text.ts';
import type { Field } from '../api.ts';
import { withoutConditions } from '../entry-name.ts';
import { markOf, marksIn, withoutMarks } from '../mark-text.ts';
import { type Spot, spotsOf } from './spots.ts';

/** The text as the page prints it where its conditions hold, with the values of its tokens. */
export const filled = (text: string, { tokens }: Pick<Field, 'tokens'>) =>
  tokens.reduce(
    (sum, { raw, value }) => (value ? sum.replaceAll(raw, value) : sum),
    withoutConditions(text),
  );

const plain = (text: string) => asTyped(withoutMarks(text)).replace(/\s+/g, ' ').trim();

function drawn(text: string): Element[] {
  const frame = document.createElement('div');
  flushSync(() => createRoot(frame).render(<RichText text={text} />));
  return [...frame.children];
}

/** Puts words into one place; what stands around them in the same line stays. */
function put({ node, element, start, end }: Spot, before: string, after: string) {
  if (!node) return;
  const whole = node.data.slice(start, end);
  const mark = whole.slice(withoutMarks(whole).length);
  const [printed, typed] = [asTyped(whole), asTyped(before)];
  if (printed.endsWith(typed)) {
    const around = printed.slice(0, printed.length - typed.length);
    node.data = `${node.data.slice(0, start)}${around}${after}${mark}${node.data.slice(end)}`;
  } else if (plain(element.textContent) === plain(before)) {
    element.replaceChildren(`${after}${mark}`);
  }
}

/** Draws Markdown anew where it stands; what stands beside it, with marks of its own, stays. */
function putMarkdown({ element, number }: Spot, after: string) {
  const frame = element.closest('.rich');
  const old = [...(frame?.children ?? [])].filter(({ textContent }) =>
    marksIn(textContent).every((each) => each === number),
  );
  const blocks = drawn(after.trim() || '…');
  for (const block of blocks) block.append(markOf(number));
  old[0]?.before(...blocks);
  for (const each of old) each.remove();
}

/** Shows what is typed on the page at once, wherever it stands there. */
export function showLive(field: Field, before: unknown, after: unknown) {
  const { kind, mark } = field;
  const spots = spotsOf(mark);
  const words = (value: unknown) => filled(String(value ?? ''), field);
  const [old, next] = [words(before), words(after)];
  if (kind === 'text') for (const spot of spots) put(spot, old, next);
  if (kind === 'markdown' && spots[0]) putMarkdown(spots[0], next);
}
