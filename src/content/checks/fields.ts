import type { z } from 'zod';
import { iconNamed } from '../../lib/icons.ts';
import { hasForm, type Tokens, tokensIn } from '../../lib/markdown.ts';
import { pathOf } from '../../lib/paths.ts';
import { isMedia, mediaIssues } from '../../lib/text-media.ts';
import { pictureInText } from '../../schema/pictures.ts';
import { type FieldMeta, mapFields } from '../../schema/walk.ts';
import type { Issue } from '../faults.ts';

/** What the checks need to know about the rest of the site. */
export type Known = {
  /** The addresses that links may lead to. */
  addresses: ReadonlySet<string>;
  /** The names of a register's entries, by register. */
  entries: Record<string, ReadonlySet<string>>;
};

const called: Record<string, string> = {
  plans: 'set of plans in plans.yaml',
  prices: 'plan in prices.yaml',
  paymentMethods: 'method in payment-methods.yaml',
  categories: 'category in the folder faq',
  stories: 'story in the folder stories',
};

const linkIssue = (href: string, { addresses }: Known) =>
  href.startsWith('/') && !addresses.has(pathOf(href))
    ? `"${href}" is no page of this site`
    : undefined;

/** What is wrong in a Markdown text; `at` holds the words that each message is about. */
function markdownIssues(text: string, known: Known): { at: string; message: string }[] {
  return tokensIn(text).flatMap((token) => {
    const at = token.raw.split('\n', 1)[0] ?? '';
    if (!hasForm(token))
      return [{ at, message: `Markdown “${token.type}” has no form on this site: ${at}` }];
    const { href = '', text: alt = '' } = token as Tokens.Image;
    if (isMedia(token)) return [];
    if (token.type === 'image')
      return (pictureInText.safeParse({ file: href, alt }).error?.issues ?? []).map(
        ({ message }) => ({ at: href, message }),
      );
    const message = token.type === 'link' && linkIssue(href, known);
    return message ? [{ at: href, message }] : [];
  });
}

const links = /\]\((\/[^)\s]*)\)/g;

function issuesIn(value: string, meta: FieldMeta, known: Known) {
  const { kind, register = '', holdsMedia } = meta;
  const plain = (message: string | undefined) => (message ? [{ at: '', message }] : []);
  const entries = known.entries[register];
  const unknown = (name: string) =>
    !entries || entries.has(name) ? [] : plain(`“${name}” is no ${called[register]}`);
  if (kind === 'link') return plain(linkIssue(value, known));
  if (kind === 'icon')
    return plain(iconNamed(value) ? undefined : `There is no icon named “${value}”`);
  if (kind === 'markdown')
    return [...markdownIssues(value, known), ...mediaIssues(value, holdsMedia)];
  if (kind === 'text')
    return [...value.matchAll(links)].flatMap(([, href = '']) => plain(linkIssue(href, known)));
  if (kind === 'ref') return unknown(value);
  return kind === 'refs' && value !== 'all' ? unknown(value) : [];
}

/** Checks data against the rest of the site: links, icons, references to registers. */
export function fieldIssues(schema: z.ZodType, data: unknown, known: Known): Issue[] {
  const issues: Issue[] = [];
  mapFields(schema, data, (value, meta, path) => {
    for (const each of Array.isArray(value) ? value : [value])
      for (const { at, message } of typeof each === 'string' ? issuesIn(each, meta, known) : [])
        issues.push({ path: path[0] === 'body' ? [...path, at] : path, message });
    return value;
  });
  return issues;
}
