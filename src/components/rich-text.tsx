import { marked, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { slugify } from '../lib/slugify.ts';

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const children = (tokens: Token[] | undefined): ReactNode =>
  // The tokens never change order: they come from one string, rendered once.
  tokens?.map((token, index) => <Fragment key={`${index}-${token.type}`}>{render(token)}</Fragment>);

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className="table-frame" tabIndex={0} role="region" aria-label={header.map((cell) => cell.text).join(', ')}>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {children(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join()}>
              {row.map((cell, index) => (
                <td key={header[index]?.text ?? index}>{children(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function render(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(`h${token.depth}`, { id: slugify(token.text) }, children(token.tokens));
    case 'paragraph':
      return <p>{children(token.tokens)}</p>;
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        null,
        token.items.map((item: Tokens.ListItem) => <li key={item.text}>{children(item.tokens)}</li>),
      );
    case 'table':
      return table(token as Tokens.Table);
    case 'strong':
      return <strong>{children(token.tokens)}</strong>;
    case 'em':
      return <em>{children(token.tokens)}</em>;
    case 'codespan':
      return <code>{unescape(token.text)}</code>;
    case 'link':
      return <a href={token.href}>{children(token.tokens)}</a>;
    case 'br':
      return <br />;
    case 'space':
      return null;
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? children(token.tokens) : unescape(token.text);
    default:
      throw new Error(`Markdown “${token.type}” has no form on this site: ${token.raw}`);
  }
}

/** Markdown as React elements: nothing is passed through as HTML, so nothing needs escaping. */
export function RichText({ text }: { text: string }) {
  return <>{children(marked.lexer(text))}</>;
}

/** The same for a single line, without a paragraph around it. */
export function RichLine({ text }: { text: string }) {
  return <>{children(marked.Lexer.lexInline(text))}</>;
}

/** The second-level headings, for a table of contents. */
export const headingsOf = (markdown: string) =>
  marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: slugify(text), text: unescape(text) }));
