import type { z } from 'zod';
import { iconNamed } from '../../lib/icons.ts';
import type { Issue } from '../faults.ts';
import { type FieldMeta, mapFields } from '../schema/walk.ts';
import { type Known, linkIssue } from './links.ts';
import { markdownIssues } from './markdown.ts';

const none: Record<string, string> = {
  paymentMethods: 'payment methods, and content/payment-methods.yaml has none',
  categories: 'questions, and the folder content/faq has none',
  stories: 'stories, and the folder content/stories has none',
};

const called: Record<string, string> = {
  plans: 'set of plans in plans.yaml',
  prices: 'plan in prices.yaml',
  priceItems: 'item in prices.yaml',
  paymentMethods: 'method in payment-methods.yaml',
  categories: 'category in the folder faq',
  stories: 'story in the folder stories',
};

/** What to do with a band that has nothing to show. */
const leaveOut =
  'take out this band; if the page is about nothing else, delete its file and the links to it';

const links = /\]\((\/[^)\s]*)\)/g;

function issuesIn(value: string, meta: FieldMeta, known: Known) {
  const { kind, register = '' } = meta;
  const plain = (message: string | undefined) => (message ? [{ at: '', message }] : []);
  const entries = known.entries[register];
  const unknown = (name: string) =>
    !entries || entries.has(name) ? [] : plain(`“${name}” is no ${called[register]}`);
  if (kind === 'link') return plain(linkIssue(value, known));
  if (kind === 'icon')
    return plain(iconNamed(value) ? undefined : `There is no icon named “${value}”`);
  if (kind === 'markdown') return markdownIssues(value, known);
  if (kind === 'text')
    return [...value.matchAll(links)].flatMap(([, href = '']) => plain(linkIssue(href, known)));
  if (kind === 'ref') return unknown(value);
  if (kind !== 'refs') return [];
  if (value !== 'all') return unknown(value);
  const isEmpty = entries?.size === 0 && none[register];
  return plain(isEmpty ? `shows all ${none[register]}: add one, or ${leaveOut}` : undefined);
}

/** Checks data against the rest of the site: links, icons, references to registers. */
export function fieldIssues(schema: z.ZodType, data: unknown, known: Known): Issue[] {
  const issues: Issue[] = [];
  mapFields(schema, data, (value, meta, path) => {
    for (const each of Array.isArray(value) ? value : [value])
      for (const { at, message } of typeof each === 'string' ? issuesIn(each, meta, known) : [])
        issues.push({ path, message, at });
    return value;
  });
  return issues;
}
