import { type Html, html } from '../leads/html.ts';
import { labelOf } from '../leads/outbox.ts';
import { limits } from '../leads/tables.ts';
import type { Act } from './acts.ts';
import type { FoundLead } from './find-leads.ts';

export const formNames = {
  hero: 'Landing page',
  contact: 'Contact',
  'sign-up': 'Request for access',
};

export const stateNames = {
  new: 'New',
  answered: 'Answered',
  spam: 'Spam',
  quarantine: 'Quarantined',
  unconfirmed: 'Unconfirmed',
};

const sentBy = {
  owner: 'The mail to you',
  visitor: 'The mail to the visitor',
  confirm: 'The mail to confirm the address',
  notice: 'The mail about quarantined leads',
};

/** In the time zone of this machine. */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
export const dateOf = (time: string) => dateFormat.format(new Date(time));

/** Longer texts are collapsed. */
const shown = 400;
/** Mail programs ignore longer links. */
const quoted = 1200;

/** Opens the owner's mail program with an answer that quotes the lead. */
function replyLink({ email, subject, message, received }: FoundLead): string {
  const quote = message.slice(0, quoted).replaceAll(/^/gm, '> ');
  const query = [
    ['subject', `Re: ${subject || 'Your message'}`],
    ['body', `\n\n${dateOf(received)}, ${email}:\n${message ? quote : ''}`],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

function words({ subject, message }: FoundLead): Html | false {
  const head = subject && html`<b>${subject}</b>`;
  if (message.length <= shown)
    return (
      (subject || message) !== '' &&
      html`<p class="words">${head}${subject && message && '\n'}${message}</p>`
    );
  return html`${head && html`<p class="words">${head}</p>`}
<details class="words"><summary>${message.slice(0, shown / 2).trimEnd()} …</summary><div>${message}</div></details>`;
}

function actionsFor({ state, undelivered }: FoundLead): [Act, string][] {
  const isBlocked = state === 'quarantine' || state === 'unconfirmed';
  return [
    ...(undelivered.length > 0 ? [['retry', 'Try again'] as [Act, string]] : []),
    ...(state === 'quarantine' ? [['new', 'Release'] as [Act, string]] : []),
    ...(['new', 'answered', 'spam'] as const)
      .filter((other) => other !== state && (other === 'spam' || !isBlocked))
      .map((other): [Act, string] => [other, `Mark as ${other}`]),
    ['delete', 'Delete'],
    ['forget', 'Forget this address'],
  ];
}

/** A form that changes a lead and then shows the same list again. */
const change = (base: string, id: string, back: string, content: Html, className = '') => html`
<form method="post" action="${base}/change" class="${className}">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="back" value="${back}">
${content}
</form>`;

const actions = (base: string, lead: FoundLead, back: string) => html`
<div class="actions">
<a class="button" href="${replyLink(lead)}">Reply<span class="unseen"> to ${lead.email}</span></a>
${change(
  base,
  lead.id,
  back,
  html`${actionsFor(lead).map(
    ([action, label]) =>
      html`<button type="submit" name="act" value="${action}">${label}<span class="unseen"> (${lead.email})</span></button>`,
  )}`,
  'acts',
)}
</div>
${change(
  base,
  lead.id,
  back,
  html`<label>Note<input name="note" value="${lead.note}" maxlength="${String(limits.note)}"></label>
<button type="submit" name="act" value="note">Save<span class="unseen"> the note on ${lead.email}</span></button>`,
  'note',
)}`;

const failures = ({ undelivered }: FoundLead) =>
  undelivered.map(({ kind, state, error, target, queued }) => {
    const why = error || `it has not been sent since ${dateOf(queued)}`;
    const what = kind === 'webhook' ? labelOf(target) : sentBy[kind];
    return html`<p class="failed">${what} ${state === 'given up' ? 'was given up' : 'is waiting'}: ${why}</p>`;
  });

type Context = { base: string; back: string; isAll: boolean };

export function leadItem(lead: FoundLead, { base, back, isAll }: Context): Html {
  const { id, site, email, name, state, received, confirmed, form } = lead;
  return html`
<li id="${id}"><article aria-labelledby="${id}-title">
<div class="head">
<label class="pick"><input type="checkbox" name="id" value="${id}" form="bulk"><span class="unseen">Choose ${email}</span></label>
<h2 id="${id}-title">${email} ${name && html`<bdi>${name}</bdi>`}</h2>
<p class="facts"><span class="state ${state}">${stateNames[state]}</span>${isAll && html`<span>${site}</span>`}<span>${formNames[form]}</span><time datetime="${received}">${dateOf(received)}</time>${confirmed && html`<span>confirmed ${dateOf(confirmed)}</span>`}</p>
</div>
${words(lead)}
${failures(lead)}
${actions(base, lead, back)}
</article></li>`;
}
