import { type Html, html } from '../leads/html.ts';
import { leadsAre } from '../leads/mail-words.ts';
import { labelOf, type TargetReport } from '../leads/outbox.ts';
import type { Counts, FoundLead, View } from './find-leads.ts';
import { dateOf, formName, leadItem, stateNames } from './lead-item.ts';
import { inboxStyles } from './styles.ts';

export type Query = Partial<
  Record<'search' | 'form' | 'view' | 'from' | 'to', string> & { page: number }
>;

/** A whole page of the inbox. */
export const framed = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${inboxStyles}</style></head>
<body><main>${body}</main></body></html>
`.text;

export const searchOf = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  ).toString();

const viewNames: Record<View, string> = {
  inbox: 'Inbox',
  ...stateNames,
  undelivered: 'Not delivered',
  all: 'All',
};

const viewLinks = (base: string, query: Query, counts: Counts) => html`
<nav aria-label="Views" class="views">${(Object.keys(viewNames) as View[]).map((view) => {
  const isShown = (query.view ?? 'inbox') === view;
  const to = searchOf({ ...query, view, page: 0 });
  return html`<a href="${base}/?${to}"${isShown && html` aria-current="page"`}>${viewNames[view]} <span class="count">${String(counts[view])}</span></a>\n`;
})}</nav>`;

const filter = (
  base: string,
  { search, form, view, from, to }: Query,
  forms: readonly string[],
) => html`
<search><form method="get" action="${base}/" class="filter">
<input type="hidden" name="view" value="${view ?? 'inbox'}">
<label class="wide">Search<input type="search" name="search" value="${search}"></label>
<label>Form<select name="form"><option value="">All</option>${forms.map(
  (id) => html`<option value="${id}"${id === form && html` selected`}>${formName(id)}</option>`,
)}</select></label>
<label>From<input type="date" name="from" value="${from}"></label>
<label>To<input type="date" name="to" value="${to}"></label>
<button type="submit" class="first">Show</button>
</form></search>`;

/** The most important messages for the owner. */
function news(
  base: string,
  query: Query,
  counts: Counts,
  targets: readonly TargetReport[],
): Html[] {
  const lines = targets
    .filter(({ error }) => error)
    .map(
      ({ target, site, error, next, waiting }) =>
        html`<p class="news bad">${labelOf(target)} (${site}) does not work: ${error}. ${String(waiting)} waiting. The next attempt is after ${dateOf(next)}.</p>`,
    );
  if (counts.quarantine > 0 && query.view !== 'quarantine')
    lines.push(
      html`<p class="news"><a href="${base}/?view=quarantine">${leadsAre(counts.quarantine)} quarantined</a>. Nothing is sent about a quarantined lead until you release it.</p>`,
    );
  return lines;
}

const bulk = (base: string, { view }: Query, back: string) => html`
<form id="bulk" method="post" action="${base}/change" class="bulk">
<input type="hidden" name="back" value="${back}"><span>Selected:</span>
<button name="act" value="answered">Mark as answered</button>
<button name="act" value="new">${view === 'quarantine' ? 'Release' : 'Mark as new'}</button>
<button name="act" value="spam">Mark as spam</button>
<button name="act" value="delete">Delete</button>
</form>`;

const pageLinks = (base: string, query: Query, page: number, hasMore: boolean) => html`
<nav aria-label="Pages" class="pages">
${page > 0 && html`<a href="${base}/?${searchOf({ ...query, page: page - 1 })}">Newer</a>`}
${hasMore && html`<a href="${base}/?${searchOf({ ...query, page: page + 1 })}">Older</a>`}
</nav>`;

export type InboxView = {
  base: string;
  /** Undefined if the leads of all sites are shown. */
  site: string | undefined;
  leads: readonly FoundLead[];
  counts: Counts;
  /** The ids of the forms that leads came from. */
  forms: readonly string[];
  targets: readonly TargetReport[];
  query: Query;
  hasMore: boolean;
  /** The message about the last action. */
  result: string | undefined;
  canSignOut: boolean;
};

export function inboxPage(view: InboxView): string {
  const { base, site, leads, counts, forms, targets, query, hasMore, result, canSignOut } = view;
  const { page = 0, ...rest } = query;
  const back = searchOf(query);
  const items = leads.map((lead) => leadItem(lead, { base, back, isAll: site === undefined }));
  return framed(
    'Leads',
    html`
<header><h1>Leads</h1><span class="site">${site ?? 'all sites'}</span><a href="${base}/leads.csv?${searchOf(rest)}">Export these as CSV</a>
${canSignOut && html`<form method="post" action="${base}/leave"><button>Sign out</button></form>`}</header>
${result && html`<p role="status" class="result">${result}</p>`}
${news(base, query, counts, targets)}
${viewLinks(base, rest, counts)}
${filter(base, query, forms)}
${leads.length === 0 && html`<p>${counts.all > 0 ? 'No matching leads.' : 'No leads yet.'}</p>`}
${leads.length > 0 && html`<ol class="leads">${items}</ol>${bulk(base, query, back)}`}
${(page > 0 || hasMore) && pageLinks(base, rest, page, hasMore)}`,
  );
}
