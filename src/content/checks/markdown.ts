import { isLineBreak, type Nodes, nodesIn, nodesOf, sourceOf } from '../../lib/markdown.ts';
import { linkRule } from '../schema/fields.ts';
import { pictureInText } from '../schema/pictures.ts';
import { type Known, linkIssue } from './links.ts';

/** What to write in place of a tag. */
const instead: Record<string, string> = {
  b: '**words**',
  strong: '**words**',
  i: '*words*',
  em: '*words*',
  s: '~~words~~',
  a: '[words](/address)',
  img: '![what it shows](images/file.jpg)',
  p: 'a blank line between paragraphs',
  hr: '---',
  code: '`words`',
  pre: '``` on a line before and after',
  blockquote: '> before each line',
  ul: '- before each entry',
  ol: '1. before each entry',
  li: '- before each entry',
};

function htmlIssue(html: string): string | undefined {
  if (isLineBreak(html)) return undefined;
  const [, tag = ''] = /^<\/?([a-z][\w-]*)/i.exec(html) ?? [];
  const form = /^h[1-6]$/i.test(tag) ? '#'.repeat(Number(tag[1])) : instead[tag.toLowerCase()];
  return `HTML is not taken over, only <br>: ${form ? `write ${form}` : 'take it out, or write it in Markdown'}`;
}

function nodeIssue(node: Nodes, nodes: readonly Nodes[], known: Known): string | undefined {
  if (node.type === 'html') return htmlIssue(node.value);
  if (node.type === 'image')
    return pictureInText.safeParse({ file: node.url, alt: node.alt }).error?.issues[0]?.message;
  if (node.type === 'link') {
    if ([...nodesIn(node)].some(({ type }) => type === 'footnoteReference'))
      return 'a footnote cannot stand inside a link: put it after the link';
    const { error } = linkRule.safeParse(node.url);
    return error ? error.issues[0]?.message : linkIssue(node.url, known);
  }
  if (node.type === 'footnoteDefinition') {
    const first = nodes.find(
      (each) => each.type === node.type && each.identifier === node.identifier,
    );
    if (first !== node)
      return `another footnote is called [^${node.label}]: give this one a name of its own`;
    const isNamed = nodes.some(
      (each) => each.type === 'footnoteReference' && each.identifier === node.identifier,
    );
    return isNamed ? undefined : `no text refers to this footnote: write [^${node.label}] in one`;
  }
  const [mention] = (node.type === 'text' && /\[\^[^\]]+\]/.exec(node.value)) || [];
  return mention && `${mention} has no footnote: write one below, as ${mention}: Words`;
}

/** What is wrong in a Markdown text; `at` holds the words that each message is about. */
export function markdownIssues(text: string, known: Known): { at: string; message: string }[] {
  const nodes = nodesOf(text);
  return nodes.flatMap((node) => {
    const message = nodeIssue(node, nodes, known);
    return message ? [{ at: sourceOf(text, node), message }] : [];
  });
}
