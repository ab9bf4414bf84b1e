import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const unseen = ['script', 'noscript', 'template', '#comment'];
const pictures = ['svg', 'img', 'picture', 'video', 'audio', 'canvas', 'iframe', 'object'];
const leftOut = new Set([...unseen, ...pictures]);

function isNeeded(node: Tree.ChildNode): boolean {
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${value}`) : [];
  const has = (...any: string[]) => attributes.some((each) => any.includes(each));
  if (node.nodeName === 'link') return has('rel=stylesheet');
  if (node.nodeName === 'meta') return has('charset=utf-8', 'name=viewport');
  return !leftOut.has(node.nodeName);
}

function strip(parent: Tree.ParentNode) {
  parent.childNodes = parent.childNodes.filter(isNeeded);
  for (const node of parent.childNodes.filter(defaultTreeAdapter.isElementNode)) {
    // What an island would wake with.
    if (node.tagName === 'astro-island') node.attrs = [];
    strip(node);
  }
}

/** Keeps the style sheet from asking for fonts and pictures, and the browser for an icon. */
const nothingElse = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'"><link rel="icon" href="data:,">`;

/**
 * The same text in the same structure and style, and nothing that could make it slower: no script,
 * no web font, no picture, no line of the head that a reader never sees. How fast this page is, on
 * the same machine and server, is as fast as the page can get.
 */
export function limitPage(html: string): string {
  const document = parse(html);
  strip(document);
  return serialize(document).replace('<head>', `<head>${nothingElse}`);
}
