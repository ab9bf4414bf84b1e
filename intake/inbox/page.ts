import type { FoundLead } from '../find-leads.ts';
import { type Html, html } from '../html.ts';
import { leadStates } from '../tables.ts';
import { inboxStyles } from './styles.ts';

type Query = Record<string, string | undefined>;
type Options = readonly (readonly [value: string, label: string])[];

const formNames = { hero: 'Landing page', contact: 'Contact', 'sign-up': 'Request for access' };

const sentBy = {
  owner: 'The mail to you',
  visitor: 'The confirmation',
  confirm: 'The question whether the address is right',
  webhook: 'The webhook',
};

/** In the time zone of this machine. */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const searchOf = (query: Query, page?: number) =>
  new URLSearchParams(
    Object.entries({ ...query, ...(page !== undefined && { page: String(page) }) }).flatMap(
      ([key, value]) => (value ? [[key, value]] : []),
    ),
  ).toString();

const choice = (name: string, label: string, chosen: string | undefined, options: Options) =>
  html`<label>${label}<select name="${name}"><option value="">All</option>${options.map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`,
  )}</select></label>`;

const filter = ({ search, form, state, undelivered }: Query) => html`
<search><form method="get" action="/" class="filter">
<label class="wide">Search<input type="search" name="search" value="${search}"></label>
${choice('form', 'Form', form, Object.entries(formNames))}
${choice(
  'state',
  'State',
  state,
  leadStates.map((each) => [each, capitalize(each)]),
)}
<label class="check"><input type="checkbox" name="undelivered"${undelivered === 'on' && html` checked`}>Not delivered</label>
<button type="submit" class="first">Show</button>
</form></search>`;

/** A form that changes a lead and then shows the same list again. */
const change = (id: string, back: string, content: Html, className = '') => html`
<form method="post" action="/change" class="${className}">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="back" value="${back}">
${content}
</form>`;

function actionsFor({ state, undelivered }: FoundLead): Options {
  const isHeld = state === 'quarantine' || state === 'unconfirmed';
  const retry = ['retry', 'Try again'] as const;
  const release = ['release', 'Release'] as const;
  return [
    ...(undelivered.length > 0 ? [retry] : []),
    ...(state === 'quarantine' ? [release] : []),
    ...(['new', 'answered', 'spam'] as const)
      .filter((other) => other !== state && (other === 'spam' || !isHeld))
      .map((other) => [other, `Mark as ${other}`] as const),
  ];
}

const actions = (lead: FoundLead, back: string) => html`
<div class="actions">
${change(
  lead.id,
  back,
  html`<label>Note<input name="note" value="${lead.note}" maxlength="1000"></label>
<button type="submit" name="action" value="note">Save<span class="unseen"> the note on ${lead.email}</span></button>`,
  'note',
)}
${actionsFor(lead).map(([action, label]) =>
  change(
    lead.id,
    back,
    html`<button type="submit" name="action" value="${action}">${label}<span class="unseen"> ${lead.email}</span></button>`,
  ),
)}
</div>`;

function leadItem(lead: FoundLead, back: string): Html {
  const { id, email, name, subject, message, state, received, form, undelivered } = lead;
  const words = html`${subject && html`<b>${subject}</b>`}${subject && message && '\n'}${message}`;
  return html`
<li id="${id}"><article aria-labelledby="${id}-title">
<div class="head">
<h2 id="${id}-title"><a href="mailto:${encodeURIComponent(email)}">${email}</a> ${name && html`<bdi>${name}</bdi>`}</h2>
<p class="facts"><span class="state ${state}">${capitalize(state)}</span><span>${formNames[form]}</span><time datetime="${received}">${dateFormat.format(new Date(received))}</time></p>
</div>
${words.text && html`<p class="words">${words}</p>`}
${undelivered.map(
  (delivery) =>
    html`<p class="failed">${sentBy[delivery.kind]} ${delivery.state === 'given up' ? 'was given up' : 'waits'}: ${delivery.error}</p>`,
)}
${actions(lead, back)}
</article></li>`;
}

const pageLinks = (query: Query, page: number, hasMore: boolean) => html`
<nav aria-label="Pages" class="pages">
${page > 0 && html`<a href="/?${searchOf(query, page - 1)}">Newer</a>`}
${hasMore && html`<a href="/?${searchOf(query, page + 1)}">Older</a>`}
</nav>`;

export function inboxPage(
  leads: readonly FoundLead[],
  { query, page, hasMore }: { query: Query; page: number; hasMore: boolean },
): string {
  const back = searchOf(query);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Leads</title><link rel="icon" href="data:,"><style>${inboxStyles}</style></head>
<body><main>
<header><h1>Leads</h1><a href="/leads.csv?${back}">Export as CSV</a></header>
${filter(query)}
${leads.length === 0 && html`<p>${back ? 'No lead fits.' : 'Nothing here yet.'}</p>`}
${leads.length > 0 && html`<ol class="leads">${leads.map((lead) => leadItem(lead, back))}</ol>`}
${(page > 0 || hasMore) && pageLinks(query, page, hasMore)}
</main></body></html>
`.text;
}
