import { readFileSync } from 'node:fs';
import { type Document, type Element, Window } from 'happy-dom';

const parser = new new Window().DOMParser();
const documents = new Map<string, Document>();

/** The file behind an address: “/404” is what any unknown address shows. */
export const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** A built page, parsed once: no browser, no network, no script. */
export function documentOf(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const parsed = parser.parseFromString(readFileSync(fileOf(path), 'utf8'), 'text/html');
  // Their text is none of the page's.
  for (const element of parsed.querySelectorAll('style, script:not([type])')) element.remove();
  // An icon with a label is read as its label.
  for (const icon of parsed.querySelectorAll(
    ':is(li, td) > span[role=img], svg.shrink-0[role=img]',
  ))
    icon.replaceWith(icon.getAttribute('aria-label') ?? '');
  documents.set(path, parsed);
  return parsed;
}

export const allOf = (part: Document | Element, selector: string): Element[] => [
  ...part.querySelectorAll(selector),
];

/** A text as people type it, with one space for any. */
export const textOf = ({ textContent }: { textContent: string }) =>
  textContent.replaceAll(/\s+/g, ' ').trim();

export const textsOf = (part: Document | Element, selector: string) =>
  allOf(part, selector).map(textOf);

function fieldOf(label: Element): string {
  const id = label.getAttribute('for');
  const field = id ? label.ownerDocument.getElementById(id) : label.querySelector('input');
  const type = field?.getAttribute('type') ?? 'text';
  return `${textOf(label)}: ${type}${field?.hasAttribute('required') ? ', required' : ''}`;
}

const linesOf: Record<string, (element: Element) => readonly [sign: string, text: string]> = {
  h1: (element) => ['#', textOf(element)],
  h2: (element) => ['##', textOf(element)],
  h3: (element) => ['###', textOf(element)],
  a: (element) => ['→', `${textOf(element)} (${element.getAttribute('href')})`],
  button: (element) => ['press', element.getAttribute('aria-label') ?? textOf(element)],
  label: (element) => ['enter', fieldOf(element)],
  dd: (element) => ['=', textOf(element)],
};

/** Links in running text, drawings, what is hidden at first, and what stands in for a script. */
const beside =
  '.contents-list, details, [role=img], [hidden], .notice, .without-script, .not-loaded, .provider-tile button';

/**
 * What a page has for a reader who skims it, in its order: headings, short figures, links,
 * buttons, fields. Neighbors of a kind share a line, but for headings of the second level.
 */
export function outlineOf(path: string): string[] {
  const lines: { sign: string; text: string }[] = [];
  for (const element of ['main', 'aside'].flatMap((part) => allOf(documentOf(path), `${part} *`))) {
    const [sign, text] = linesOf[element.localName]?.(element) ?? [];
    if (!sign || !text || element.closest(beside)) continue;
    if (sign === '→' && element.closest('.prose')) continue;
    if (sign === '=' && (!/^.{0,20}$/.test(text) || !/\d/.test(text))) continue;
    const last = lines.at(-1);
    if (last?.sign === sign && sign !== '##') last.text += ` · ${text}`;
    else lines.push({ sign, text });
  }
  return lines.map(({ sign, text }) => `${sign} ${text}`);
}
