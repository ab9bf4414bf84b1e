import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import {
  blocksOf,
  headingId,
  inlineOf,
  plainText,
  type Token,
  type Tokens,
} from '../lib/markdown.ts';
import type { Picture } from '../lib/pictures.ts';
import { mediaIn } from '../lib/text-media.ts';
import { OwnPicture } from './own-picture.tsx';
import { TableFrame } from './table-frame.tsx';
import { TextMedia } from './text-media.tsx';

type Pictures = Record<string, Picture>;

const children = (tokens: Token[] | undefined, pictures: Pictures): ReactNode =>
  tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one string never change their order
    <Fragment key={index}>{render(token, pictures)}</Fragment>
  ));

function table({ header, rows }: Tokens.Table, pictures: Pictures): ReactNode {
  return (
    <TableFrame label={header.map((cell) => cell.text).join(', ')}>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {children(cell.tokens, pictures)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join()}>
              {row.map((cell, index) => (
                <td key={header[index]?.text ?? index}>{children(cell.tokens, pictures)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function render(token: Token, pictures: Pictures): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(
        `h${token.depth}`,
        { id: headingId(token.text) },
        children(token.tokens, pictures),
      );
    case 'paragraph':
      return <p>{children(token.tokens, pictures)}</p>;
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        null,
        token.items.map((item: Tokens.ListItem) => (
          <li key={item.text}>{children(item.tokens, pictures)}</li>
        )),
      );
    case 'table':
      return table(token as Tokens.Table, pictures);
    case 'strong':
      return <strong>{children(token.tokens, pictures)}</strong>;
    case 'em':
      return <em>{children(token.tokens, pictures)}</em>;
    case 'codespan':
      return <code>{plainText(token.text)}</code>;
    case 'link':
      // A bare address in a sentence stays text: only marked links are links.
      if (/^(https?:|www\.)/.test(token.raw)) return token.text;
      return <a href={token.href}>{children(token.tokens, pictures)}</a>;
    case 'image': {
      const picture = pictures[token.href];
      if (!picture) return token.raw;
      const shown = { ...picture, alt: plainText(token.text) };
      return <OwnPicture picture={shown} sizes="(min-width: 48rem) 42rem, 100vw" />;
    }
    case 'br':
      return <br />;
    case 'space':
      return null;
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? children(token.tokens, pictures)
        : plainText(token.text);
    default:
      return token.raw;
  }
}

type TextProps = {
  text: string;
  pictures?: Pictures;
  /** Needed to show videos and embeds: without it, they are links. */
  site?: ComponentProps<typeof TextMedia>['site'];
};

/** Markdown as React elements: nothing is passed through as HTML, so nothing needs escaping. */
export function RichText({ text, pictures = {}, site }: TextProps) {
  return blocksOf(text).map((block, index) => {
    const media = mediaIn(block);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change their order
      <Fragment key={index}>
        {media ? <TextMedia media={media} site={site} /> : render(block, pictures)}
      </Fragment>
    );
  });
}

/** The same for a single line, without a paragraph around it. */
export function RichLine({ text }: { text: string }) {
  return <>{children(inlineOf(text), {})}</>;
}
