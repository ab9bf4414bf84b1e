import type { ZodType } from 'zod';
import { readEmbed } from '../../lib/embeds.ts';
import { iconNamed, nearestIcon } from '../../lib/icons.ts';
import {
  frameIds,
  isLineBreak,
  type Nodes,
  nodesIn,
  nodesOf,
  plainText,
  sourceOf,
} from '../../lib/markdown.ts';
import { localPath, pathOf } from '../../lib/paths.ts';
import { nearest } from '../../lib/text.ts';
import { linkRule } from '../../schema/fields.ts';
import { kinds } from '../../schema/kinds.ts';
import { pictureInText } from '../../schema/pictures.ts';
import { fieldsIn, type SchemaField } from '../../schema/walk.ts';
import { type Check, type CheckedSite, type Content, entryNames } from '../content.ts';
import type { RegisterName } from '../file-kinds.ts';
import type { Found } from '../finding.ts';
import { kindOf, type Page } from '../page-schema.ts';
import { isRead } from './files.ts';
import { plainOf } from './shared.ts';

// Checks of fields against the rest of the site: links, icons, references, texts.

/** The names that fields may use. */
type Known = {
  /** The paths that links may have. */
  addresses: ReadonlySet<string>;
  /** Those of them that links name: without the code of a language. */
  plainAddresses: readonly string[];
  /** The ids that links can name, of a page, or without one of all pages; undefined while not known. */
  places?: (address: string) => ReadonlySet<string> | undefined;
  /** The names of a register's entries; undefined while they are not known. */
  entries: (register: string) => readonly string[] | undefined;
};

const asking = (meant: string | undefined) => (meant ? `: did you mean ${meant}?` : '');

function linkProblem(href: string, known: Known, here = ''): string | undefined {
  if (!/^[/#]/.test(href)) return undefined;
  const { addresses, plainAddresses, places } = known;
  const address = pathOf(href) || here;
  if (href.startsWith('/') && !addresses.has(address)) {
    const meant = nearest(plainOf(address), plainAddresses);
    const remedy = ': write it, redirect the path in content/redirects.yaml, or delete the link';
    return `"${href}" is not a page of this site${meant ? asking(meant) : remedy}`;
  }
  const [, place = ''] = href.split('#');
  const there = places?.(address);
  // Every page has a top.
  if (!there || ['', 'top'].includes(place)) return undefined;
  if ([...there].some((id) => place === id || place === encodeURI(id))) return undefined;
  const lacking = address ? `${address} does not have` : 'no page has';
  return `"${href}" links to an id that ${lacking}${asking(nearest(place, [...there]))}`;
}

/** The Markdown to write in place of a tag. */
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

function htmlProblem(html: string): string | undefined {
  if (isLineBreak(html)) return undefined;
  const [, tag = ''] = /^<\/?([a-z][\w-]*)/i.exec(html) ?? [];
  const form = /^h[1-6]$/i.test(tag) ? '#'.repeat(Number(tag[1])) : instead[tag.toLowerCase()];
  return `HTML is not supported, except <br>: ${form ? `write ${form}` : 'delete it, or write it in Markdown'}`;
}

function nodeProblem(
  node: Nodes,
  nodes: readonly Nodes[],
  known: Known,
  here?: string,
): string | undefined {
  if (node.type === 'html') return htmlProblem(node.value);
  if (node.type === 'image')
    return pictureInText.safeParse({ file: node.url, alt: node.alt }).error?.issues[0]?.message;
  if (node.type === 'link') {
    if ([...nodesIn(node)].some(({ type }) => type === 'footnoteReference'))
      return 'a link cannot contain a footnote: put it after the link';
    const { error } = linkRule.safeParse(node.url);
    return error ? error.issues[0]?.message : linkProblem(node.url, known, here);
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

/** Problems of a Markdown text; `at` is the part of the text that a message is about. */
function markdownProblems(
  text: string,
  known: Known,
  here?: string,
): { at: string; message: string }[] {
  const nodes = nodesOf(text);
  return nodes.flatMap((node) => {
    const message = nodeProblem(node, nodes, known, here);
    return message ? [{ at: sourceOf(text, node), message }] : [];
  });
}

const none: Record<string, string> = {
  paymentMethods: 'payment methods, and content/payment-methods.yaml has none',
  categories: 'questions, and the folder content/faq has none',
  stories: 'stories, and the folder content/stories has none',
};

const called: Record<string, string> = {
  plans: 'a set of plans in plans.yaml',
  prices: 'a plan in prices.yaml',
  priceItems: 'an item in prices.yaml',
  paymentMethods: 'a method in payment-methods.yaml',
  categories: 'a category in the folder faq',
  stories: 'a story in the folder stories',
};

/** Advice on a band that has nothing to show. */
const leaveOut =
  'delete this band; if the page is about nothing else, delete its file and the links to it';

function problemsIn(
  value: string,
  { kind, register = '' }: SchemaField,
  known: Known,
  here?: string,
) {
  const plain = (message: string | undefined) => (message ? [{ at: '', message }] : []);
  if (kind === 'icon')
    return plain(
      iconNamed(value) ? undefined : `is not an icon of lucide.dev${asking(nearestIcon(value))}`,
    );
  if (kind === 'embed') {
    const embed = readEmbed(value);
    return plain(typeof embed === 'string' ? embed : undefined);
  }
  if (kind === 'markdown') return markdownProblems(value, known, here);
  const links = kinds[kind].linksIn?.(value);
  if (links) return links.flatMap(({ href }) => plain(linkProblem(href, known, here)));
  if (kind !== 'ref' && kind !== 'refs') return [];
  const entries = known.entries(register);
  if (!entries) return [];
  if (kind === 'ref' || value !== 'all')
    return plain(entries.includes(value) ? undefined : `“${value}” is not ${called[register]}`);
  const isEmpty = entries.length === 0 && none[register];
  return plain(isEmpty ? `shows all ${none[register]}: add one, or ${leaveOut}` : undefined);
}

/** Problems of the fields of one file. */
export function problemsInFields(
  schema: ZodType,
  data: unknown,
  known: Known,
  here?: string,
): Found[] {
  return fieldsIn(schema, data).flatMap(({ value, field, path }) =>
    [value]
      .flat()
      .filter((each) => typeof each === 'string')
      .flatMap((each) => problemsIn(each, field, known, here))
      .map((problem) => ({ path, ...problem })),
  );
}

/** The places on a page: those of its frame, its bands with an id, and what has one in a band. */
const placesOn = ({ bands }: Page, site: Content) => [
  ...frameIds,
  ...bands.flatMap((words) => [words.id ?? [], kindOf(words)?.places?.(words, site) ?? []].flat()),
];

function knownIn(site: CheckedSite, content: Content): Known {
  const { language, languages, planned, redirects } = content;
  const { prefix } = language;
  const plainAddresses = [
    ...['', ...(languages[0]?.paths ?? []), ...language.paths, ...planned],
    ...redirects.map(({ from }) => from),
  ];
  return {
    addresses: new Set([
      ...plainAddresses,
      ...languages.flatMap((each) => each.paths.map((path) => localPath(path, each))),
    ]),
    plainAddresses,
    places(address) {
      const pages = content.pages.filter((each) => !address || each.address === address);
      const isKnown = address ? pages.length > 0 : isRead(site, prefix, 'page', 'text');
      return isKnown ? new Set(pages.flatMap((page) => placesOn(page, content))) : undefined;
    },
    entries(register) {
      return isRead(site, prefix, register as RegisterName)
        ? entryNames(content, register)
        : undefined;
    },
  };
}

export const fieldRules: Check = (site) =>
  site.contents.flatMap((content) => {
    const known = knownIn(site, content);
    const pageAt = (name: string) => content.pages.find(({ file }) => file === name)?.address;
    return site.read
      .filter(({ prefix }) => prefix === content.language.prefix)
      .flatMap(({ file, schema, data }) =>
        problemsInFields(schema, data, known, pageAt(file)).map((found) => ({ file, ...found })),
      );
  });

const longestHeading = 120;

/** Headings that fill a screen: of bands and entries, and those in Markdown. */
export const longHeadings: Check = ({ read }) =>
  read.flatMap(({ file, schema, data }) =>
    fieldsIn(schema, data).flatMap(({ value, field: { kind }, path }) => {
      const isHeading = /^(title|heading|headline)$/.test(String(path.at(-1)));
      const headings =
        kind === 'markdown'
          ? nodesOf(String(value))
              .filter(({ type }) => type === 'heading')
              .map(plainText)
          : kind === 'text' && isHeading
            ? [String(value)]
            : [];
      return headings
        .filter(({ length }) => length > longestHeading)
        .map((heading) => ({
          file,
          path,
          at: heading.slice(0, 30),
          message: `the heading “${heading.slice(0, 30)}…” has ${heading.length} characters: ${longestHeading} is the most that people read`,
        }));
    }),
  );
