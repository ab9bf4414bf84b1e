import type { Answer } from '../../src/lib/answers.ts';
import { type Html, html } from '../leads/html.ts';
import { labelOf } from '../leads/outbox.ts';
import { answersOf, longestNote, sourceIn, textOf } from '../leads/tables.ts';
import type { Action } from './actions.ts';
import type { FoundLead } from './find-leads.ts';

/** The id of a form as words. */
export const formName = (id: string) =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

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
function replyLink(lead: FoundLead): string {
  const { email, received } = lead;
  const typed = answersBeside(lead).map((answer) => `${answer.label}: ${textOf(answer)}`);
  const quote = typed.join('\n').slice(0, quoted).replaceAll(/^/gm, '> ');
  const subject = answersOf(lead).find(({ name }) => name === 'subject');
  const query = [
    ['subject', `Re: ${subject ? textOf(subject) : 'Your message'}`],
    ['body', `\n\n${dateOf(received)}, ${email}:\n${quote}`],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

/** The answers without the address, which is the heading of the lead. */
const answersBeside = (lead: FoundLead) =>
  answersOf(lead).filter((answer) => textOf(answer) !== lead.email);

function answerItem(answer: Answer): Html {
  const text = textOf(answer);
  const whole =
    text.length <= shown
      ? text
      : html`<details><summary>${text.slice(0, shown / 2).trimEnd()} …</summary><div>${text}</div></details>`;
  return html`<dt><bdi>${answer.label}</bdi></dt><dd class="words">${whole}</dd>`;
}

function actionsFor({ state, undelivered }: FoundLead): [Action, string][] {
  const isBlocked = state === 'quarantine' || state === 'unconfirmed';
  return [
    ...(undelivered.length > 0 ? [['retry', 'Try again'] as [Action, string]] : []),
    ...(state === 'quarantine' ? [['new', 'Release'] as [Action, string]] : []),
    ...(['new', 'answered', 'spam'] as const)
      .filter((other) => other !== state && (other === 'spam' || !isBlocked))
      .map((other): [Action, string] => [other, `Mark as ${other}`]),
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
  html`<label>Note<input name="note" value="${lead.note}" maxlength="${String(longestNote)}"></label>
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
  const { id, site, email, state, received, confirmed, form, language } = lead;
  return html`
<li id="${id}"><article aria-labelledby="${id}-title">
<div class="head">
<label class="pick"><input type="checkbox" name="id" value="${id}" form="bulk"><span class="unseen">Choose ${email}</span></label>
<h2 id="${id}-title">${email}</h2>
<p class="facts"><span class="state ${state}">${stateNames[state]}</span>${isAll && html`<span>${site}</span>`}<span>${formName(form)}</span><time datetime="${received}">${dateOf(received)}</time>${confirmed && html`<span>confirmed ${dateOf(confirmed)}</span>`}</p>
</div>
${answersBeside(lead).length > 0 && html`<dl class="answers">${answersBeside(lead).map(answerItem)}</dl>`}
<p class="facts">${[language, ...Object.entries(sourceIn(lead)).map(([name, value]) => `${name}: ${value}`)].map((fact) => html`<span>${fact}</span>`)}</p>
${failures(lead)}
${actions(base, lead, back)}
</article></li>`;
}
