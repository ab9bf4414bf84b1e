import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Link,
  Nodes,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import {
  type CompileContext,
  type Extension,
  fromMarkdown,
  type Token,
} from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { memoise } from './memoise.ts';
import { slugify } from './text.ts';

export type { Nodes };

type Range = { start: number; end: number };

declare module 'unist' {
  interface Data {
    /** The position of a link's URL in the text. */
    address?: Range;
  }
}

export type HeadingPlace = { id: string; level: number };

/** A parsed Markdown text. */
export type MarkdownText = {
  blocks: RootContent[];
  headings: Map<Heading, HeadingPlace>;
  /** Footnotes in the order of their first reference. */
  notes: Note[];
};

export type Note = { written: FootnoteDefinition; mention: FootnoteReference };

/** Parses lines that begin with a tag as paragraphs: <br> is the only supported tag, and it is inline. */
const withoutBlocksOfHtml = { disable: { null: ['htmlFlow'] } };

/** Adds the position of a link's URL, which the tree does not record. */
function exitAddress(this: CompileContext, { start, end }: Token) {
  const url = this.resume();
  const data = { address: { start: start.offset, end: end.offset } };
  Object.assign(this.stack.at(-1) ?? {}, { url, data });
}

const addresses: Extension = {
  exit: { resourceDestinationString: exitAddress, definitionDestinationString: exitAddress },
};

const parse = (markdown: string) =>
  fromMarkdown(markdown, {
    extensions: [gfm(), withoutBlocksOfHtml],
    mdastExtensions: [gfmFromMarkdown() as Extension[], addresses],
  });

/** Block syntax, which is disabled in a single line. */
const blocks =
  'blockQuote codeFenced codeIndented definition headingAtx htmlFlow list setextUnderline thematicBreak';

/** The inline nodes of a single line, without a paragraph. */
export const inlineOf = (line: string): PhrasingContent[] =>
  fromMarkdown(line, {
    extensions: [{ disable: { null: blocks.split(' ') } }],
    mdastExtensions: [addresses],
  }).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));

/** A node and all its descendants. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** The text of a node, without Markdown syntax. */
export const plainText = (node: Nodes) =>
  [...nodesIn(node)]
    .map((each) => ('value' in each && each.type !== 'html' ? each.value : ''))
    .join('');

/** Whether a piece of HTML is a line break, the only supported HTML. */
export const isLineBreak = (html: string) => /^<br\s*\/?>$/i.test(html);

/** All nodes of a text, the root first. References are resolved to URLs, and “www.” becomes https. */
export const nodesOf = memoise((markdown: string): Nodes[] => {
  const root = parse(markdown);
  const nodes = [...nodesIn(root)];
  const definitions = new Map<string, Definition>();
  for (const node of nodes)
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  for (const node of nodes) {
    if (node.type === 'link' && plainText(node).startsWith('www.'))
      node.url = node.url.replace('http://www.', 'https://www.');
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const { url = '', title } = definitions.get(node.identifier) ?? {};
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title });
  }
  return nodes;
});

/** The positions of code in a text. */
export const codeIn = (markdown: string) =>
  nodesOf(markdown)
    .filter(({ type }) => type === 'code' || type === 'inlineCode')
    .map(({ position }) => ({
      start: position?.start.offset ?? 0,
      end: position?.end.offset ?? 0,
    }));

export const withoutCode = (markdown: string) =>
  codeIn(markdown).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    markdown,
  );

/** All nodes of a single line. */
const lineNodes = (line: string) => inlineOf(line).flatMap((node) => [...nodesIn(node)]);

/** The first HTML tag in a single line. */
export const htmlIn = (line: string): string | undefined =>
  line.includes('<') ? lineNodes(line).find((node) => node.type === 'html')?.value : undefined;

type Written = Range & { href: string };

/** The URLs of links as written: [text](/path), and [name]: /path in references. */
export function linksIn(text: string, kind: 'text' | 'markdown'): Written[] {
  if (!text.includes(']')) return [];
  const nodes = kind === 'text' ? lineNodes(text) : nodesOf(text);
  return nodes.flatMap((node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !node.data?.address) return [];
    return [{ href: node.url, ...node.data.address }];
  });
}

/** The text with `change` applied to the URL of each link. */
export const mapLinks = (
  text: string,
  kind: 'text' | 'markdown',
  change: (href: string) => string,
): string =>
  linksIn(text, kind).reduceRight((changed, { href, start, end }) => {
    const to = change(href);
    return to === href ? changed : changed.slice(0, start) + to + changed.slice(end);
  }, text);

/** Footnotes in the order of their first reference; those that only footnotes refer to come last. */
function notesIn(blocks: readonly RootContent[]): Note[] {
  const all = blocks.filter((block) => block.type === 'footnoteDefinition');
  const notes: Note[] = [];
  const follow = (node: Nodes) => {
    for (const mention of nodesIn(node)) {
      if (mention.type !== 'footnoteReference') continue;
      const written = all.find(({ identifier }) => identifier === mention.identifier);
      if (written && !notes.some((note) => note.written === written))
        notes.push({ written, mention });
    }
  };
  for (const block of blocks) if (block.type !== 'footnoteDefinition') follow(block);
  for (const { written } of notes) follow(written);
  return notes;
}

/** Ids that layouts use on every page. */
export const frameIds = [
  'content',
  'notice',
  'consent',
  'asked-scripts',
  'free-scripts',
  'site-menu',
];

/**
 * The id and level of each heading. Ids are unique and no level is skipped, because screen reader users
 * navigate by both.
 */
function placesOf(headings: readonly Heading[], below: number, prefix: string) {
  const taken = new Set(frameIds);
  let last = below;
  return new Map(
    headings.map((heading) => {
      const name = prefix + (slugify(plainText(heading)) || 'part');
      let id = name;
      for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
      taken.add(id);
      last = Math.min(Math.max(heading.depth + below - 1, below + 1), last + 1, 6);
      return [heading, { id, level: last }];
    }),
  );
}

type Place = {
  /** The level of the heading above the text. */
  below?: number;
  /** A prefix of every id, for pages with several texts. */
  prefix?: string;
};

export function readMarkdown(
  markdown: string,
  { below = 1, prefix = '' }: Place = {},
): MarkdownText {
  const [root, ...nodes] = nodesOf(markdown);
  const blocks = root?.type === 'root' ? root.children : [];
  const headings = nodes.filter((node) => node.type === 'heading');
  return { blocks, headings: placesOf(headings, below, prefix), notes: notesIn(blocks) };
}

export const noteId = (prefix: string, number: number) => `${prefix}note-${number}`;
export const mentionId = (prefix: string, number: number) => `${prefix}mention-${number}`;

/** All ids of a text on its page. */
export function idsIn(markdown: string, prefix = ''): string[] {
  const { headings, notes } = readMarkdown(markdown, { prefix });
  const ids = [...headings.values()].map(({ id }) => id);
  return [...ids, ...notes.flatMap((_, at) => [noteId(prefix, at + 1), mentionId(prefix, at + 1)])];
}

/** The second-level headings, for a table of contents. */
export const headingsOf = (markdown: string) =>
  [...readMarkdown(markdown).headings]
    .filter(([, { level }]) => level === 2)
    .map(([heading, { id }]) => ({ id, text: plainText(heading) }));

/** Whether the text of a link is its URL, which is not prose. */
const isBare = (markdown: string, { position }: Link) =>
  markdown[position?.start.offset ?? 0] !== '[';

const endsInWords = new Set(['paragraph', 'heading', 'tableCell']);

/** The text nodes in a node, without code and URLs. `isLast` marks the end of a paragraph or heading. */
function runsIn(markdown: string, node: Nodes | undefined): { run: Text; isLast: boolean }[] {
  if (node?.type === 'text') return [{ run: node, isLast: false }];
  if (!node || !('children' in node) || (node.type === 'link' && isBare(markdown, node))) return [];
  const runs = node.children.flatMap((child) => runsIn(markdown, child));
  const last = endsInWords.has(node.type) ? runs.at(-1) : undefined;
  if (last) last.isLast = true;
  return runs;
}

/** The text with `change` applied to its text nodes. Everything else is unchanged. */
export function changeWords(
  markdown: string,
  change: (words: string, isLast: boolean) => string,
): string {
  let changed = '';
  let done = 0;
  for (const { run, isLast } of runsIn(markdown, nodesOf(markdown)[0])) {
    const [start, end] = [run.position?.start.offset ?? 0, run.position?.end.offset ?? 0];
    changed += markdown.slice(done, start) + change(markdown.slice(start, end), isLast);
    done = end;
  }
  return changed + markdown.slice(done);
}

/** The first line of a node as written. */
export const sourceOf = (markdown: string, { position }: Nodes) =>
  markdown.slice(position?.start.offset, position?.end.offset).split('\n', 1)[0] ?? '';
