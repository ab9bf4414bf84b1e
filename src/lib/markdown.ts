import { marked, type Token, type Tokens } from 'marked';
import { slugify } from './text.ts';

export type { Token, Tokens };

/** The Markdown that the site can show. Anything else is a fault in the content. */
const known = new Set([
  ...['heading', 'paragraph', 'list', 'list_item', 'table', 'space'],
  ...['text', 'strong', 'em', 'codespan', 'link', 'image', 'br', 'escape'],
]);

export const blocksOf = (markdown: string): Token[] => marked.lexer(markdown);

/** The tokens of a single line, without a paragraph around them. */
export const inlineOf = (line: string): Token[] => marked.Lexer.lexInline(line);

/** All tokens of a text, including nested ones. */
export function tokensIn(markdown: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(blocksOf(markdown), (token) => {
    tokens.push(token);
  });
  return tokens;
}

export const hasForm = ({ type }: Token) => known.has(type);

/** Marked escapes the text of tokens for HTML; React escapes it again. */
export const plainText = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Ids that layouts use on every page. */
const ofTheFrame = new Set(['content', 'notice', 'consent', 'asked-scripts', 'site-menu']);

/** By what links reach a heading: its words, unless something else on the page has that name. */
export function headingId(text: string): string {
  const id = slugify(text);
  return ofTheFrame.has(id) ? `${id}-text` : id;
}

/** The second-level headings, for a table of contents. */
export const headingsOf = (markdown: string) =>
  blocksOf(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: headingId(text), text: plainText(text) }));
