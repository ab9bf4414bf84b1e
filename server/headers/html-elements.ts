import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsBelow(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsBelow(child);
}

/** The elements of a page or drawing, in order. Scripting is off, to include those in noscript. */
export const htmlElements = (markup: string): Generator<Element> =>
  elementsBelow(parse(markup, { scriptingEnabled: false }));

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');
