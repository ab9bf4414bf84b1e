import type { FootnoteReference, List, Nodes, Table } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import {
  inlineOf,
  isLineBreak,
  type MarkdownText,
  mentionId,
  noteId,
  plainText,
  readMarkdown,
} from '../lib/markdown.ts';
import type { Picture } from '../lib/pictures.ts';
import { WithPhones } from './contact-links.tsx';
import { OwnPicture } from './own-picture.tsx';
import { TableFrame } from './table-frame.tsx';

type Context = Pick<MarkdownText, 'headings' | 'notes'> & {
  pictures: Record<string, Picture>;
  prefix: string;
  isInLink?: boolean;
};

const children = (nodes: readonly Nodes[], context: Context): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    <Fragment key={index}>{render(node, context)}</Fragment>
  ));

const alignments = { left: 'text-start', center: 'text-center', right: 'text-end' };

function table({ align, children: rows }: Table, context: Context): ReactNode {
  const [header, ...others] = rows;
  const names = header?.children.map(plainText) ?? [];
  const cells = (row: Table['children'][number], isHeader: boolean) =>
    row.children.map((cell, at) => {
      const side = align?.[at];
      const isName = isHeader && names[at];
      return createElement(
        isName ? 'th' : 'td',
        {
          key: at,
          scope: isName ? 'col' : undefined,
          className: side ? alignments[side] : undefined,
        },
        children(cell.children, context),
      );
    });
  return (
    <TableFrame label={names.filter(Boolean).join(', ')}>
      <table>
        <thead>{header && <tr>{cells(header, true)}</tr>}</thead>
        <tbody>
          {others.map((row) => (
            <tr key={row.position?.start.line}>{cells(row, false)}</tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Entries separated by a blank line contain paragraphs; others contain only their text. */
function list({ ordered, start, spread, children: items }: List, context: Context): ReactNode {
  const isLoose = spread || items.some((item) => item.spread);
  return createElement(
    ordered ? 'ol' : 'ul',
    { start: ordered && start !== 1 ? start : undefined },
    items.map((item) => {
      const isTask = typeof item.checked === 'boolean';
      return (
        <li key={item.position?.start.line} className={isTask ? 'task' : undefined}>
          {isTask && (
            <input
              type="checkbox"
              disabled
              checked={item.checked === true}
              aria-label={plainText(item)}
            />
          )}
          {children(
            isLoose
              ? item.children
              : item.children.flatMap((each): Nodes[] =>
                  each.type === 'paragraph' ? each.children : [each],
                ),
            context,
          )}
        </li>
      );
    }),
  );
}

/** The number of a footnote, linked to it. The footnote links back to its first reference. */
function noteLink(node: FootnoteReference, { notes, prefix }: Context): ReactNode {
  const index = notes.findIndex(({ written }) => written.identifier === node.identifier);
  const isFirst = notes[index]?.mention === node;
  return (
    <sup>
      <a
        href={`#${noteId(prefix, index + 1)}`}
        id={isFirst ? mentionId(prefix, index + 1) : undefined}
        role="doc-noteref"
      >
        {index + 1}
      </a>
    </sup>
  );
}

function render(node: Nodes, context: Context): ReactNode {
  const inside = () => ('children' in node ? children(node.children, context) : null);
  switch (node.type) {
    case 'heading': {
      const { id, level } = context.headings.get(node) ?? { id: undefined, level: 2 };
      return createElement(`h${level}`, { id }, inside());
    }
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'list':
      return list(node, context);
    case 'table':
      return table(node, context);
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'thematicBreak':
      return <hr />;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'delete':
      return <del>{inside()}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'link':
      return (
        <a
          href={node.url}
          title={node.title ?? undefined}
          // In print, the URL follows the text unless the text is the URL.
          data-bare={node.url.endsWith(plainText(node)) || undefined}
        >
          {children(node.children, { ...context, isInLink: true })}
        </a>
      );
    case 'image': {
      const picture = context.pictures[node.url];
      if (!picture) return node.alt;
      const shown = { ...picture, alt: node.alt ?? '' };
      return <OwnPicture picture={shown} sizes="(min-width: 48rem) 42rem, 100vw" />;
    }
    case 'footnoteReference':
      return noteLink(node, context);
    case 'break':
      return <br />;
    case 'html':
      return isLineBreak(node.value) ? <br /> : node.value;
    case 'text':
      return context.isInLink ? node.value : <WithPhones text={node.value} />;
    default:
      return null;
  }
}

/** Footnotes below a text. */
function Notes({ context }: { context: Context }) {
  return (
    <section className="notes" role="doc-endnotes">
      <ol>
        {context.notes.map(({ written }, index) => (
          <li key={written.identifier} id={noteId(context.prefix, index + 1)}>
            <a href={`#${mentionId(context.prefix, index + 1)}`} role="doc-backlink">
              {index + 1}
            </a>
            <div>{children(written.children, context)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type TextProps = {
  text: string;
  pictures?: Record<string, Picture>;
  below?: number;
  prefix?: string;
};

/** Markdown as React elements: nothing is passed through as HTML, so nothing needs escaping. */
export function RichText({ text, pictures = {}, below = 1, prefix = '' }: TextProps) {
  const { blocks, ...found } = readMarkdown(text, { below, prefix });
  const context = { ...found, pictures, prefix };
  return (
    <>
      {children(blocks, context)}
      {context.notes.length > 0 && <Notes context={context} />}
    </>
  );
}

/** Like RichText, for a single line without a paragraph. */
export function RichLine({ text }: { text: string }) {
  const context = { headings: new Map(), notes: [], pictures: {}, prefix: '' };
  return <>{children(inlineOf(text), context)}</>;
}
