import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichLine, RichText } from '../../src/components/rich-text.tsx';
import { asTyped } from '../../src/lib/text.ts';
import type { Field } from '../api.ts';
import { markOf, marksIn, withoutMarks } from '../mark-text.ts';
import type { Spot } from './spots.ts';

/** The text as the page prints it where its conditions hold, with the values of its tokens. */
export const filled = (text: string, { tokens }: Pick<Field, 'tokens'>) =>
  tokens.reduce(
    (sum, { raw, value }) => (value ? sum.replaceAll(raw, value) : sum),
    text.replaceAll(/\{if [^}]+\}|(\{else\}((?!\{end\}).)*)?\{end\}/gs, ''),
  );

const plain = (text: string) => asTyped(withoutMarks(text)).replace(/\s+/g, ' ').trim();

function drawn(text: string, isLong: boolean): Node[] {
  const frame = document.createElement('div');
  flushSync(() =>
    createRoot(frame).render(isLong ? <RichText text={text} /> : <RichLine text={text} />),
  );
  return [...frame.childNodes];
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

/** Draws Markdown anew in the element that holds all of it, and nothing else. */
function putMarkdown(spots: Spot[], number: number, after: string) {
  const [first, ...others] = spots.map(({ element }) => element);
  let frame = first;
  while (frame && !others.every((each) => frame?.contains(each))) {
    frame = frame.parentElement ?? undefined;
  }
  if (!frame || marksIn(frame.textContent).some((each) => each !== number)) return;
  const isLong = !frame.matches('p, li, dd, dt, h1, h2, h3, h4, span, td');
  const nodes = drawn(after, isLong);
  frame.replaceChildren(...nodes, ...(isLong ? [] : [markOf(number)]));
  if (isLong) (frame.lastElementChild ?? frame).append(markOf(number));
}

/** Shows what is typed on the page at once, wherever it stands there. */
export function showLive(spots: Spot[], field: Field, before: string, after: string) {
  const [old, next] = [filled(before, field), filled(after, field)];
  if (field.kind === 'markdown') putMarkdown(spots, field.mark ?? 0, next);
  else for (const spot of spots) put(spot, old, next);
}
