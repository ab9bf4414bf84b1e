import { readFileSync } from 'node:fs';
import { type Document, type Element, Window } from 'happy-dom';

const parser = new new Window().DOMParser();
const documents = new Map<string, Document>();

/** The file behind a path. Unknown paths show /404. */
export const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

/** A built page, parsed once: no browser, no network, no script. */
export function documentOf(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const parsed = parser.parseFromString(readFileSync(fileOf(path), 'utf8'), 'text/html');
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

/** The text of an element, with each white space as one space. */
export const textOf = ({ textContent }: { textContent: string }) =>
  textContent.replaceAll(/\s+/g, ' ').trim();

export const textsOf = (part: Document | Element, selector: string) =>
  allOf(part, selector).map(textOf);

/** What is not part of the page for a reader who skims it. */
const aside =
  '.prose, .contents-list, details, [role=img], [hidden], .notice, .without-script, .not-loaded, .provider-tile button';

const partsOf = (path: string, tag: string) =>
  allOf(documentOf(path), `:is(main, aside) ${tag}`).filter((element) => !element.closest(aside));

/** The links of a page, each as its label and address. */
export const linksOf = (path: string) =>
  partsOf(path, 'a').map((link) => `${textOf(link)} ${link.getAttribute('href')}`);

/** The fields of a page: their labels and types. */
export const fieldsOf = (path: string) =>
  Object.fromEntries(
    partsOf(path, 'label').map((label) => {
      const id = label.getAttribute('for');
      const field = id ? label.ownerDocument.getElementById(id) : label.querySelector('input');
      const type = field?.getAttribute('type') ?? 'text';
      return [textOf(label), `${type}${field?.hasAttribute('required') ? ', required' : ''}`];
    }),
  );
