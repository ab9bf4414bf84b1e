import { html } from '../leads/html.ts';
import type { FoundLead } from './find-leads.ts';
import { framed } from './page.ts';

/** Asks for confirmation of an action that cannot be undone. */
export function questionPage(
  base: string,
  { act, leads, back }: { act: 'delete' | 'forget'; leads: readonly FoundLead[]; back: string },
): string {
  const addresses = [...new Set(leads.map(({ email }) => email))];
  const what =
    act === 'forget'
      ? `Forget ${addresses.join(', ')}?`
      : `Delete ${leads.length === 1 ? 'this lead' : `these ${leads.length} leads`}?`;
  return framed(
    what,
    html`<h1>${what}</h1>
<p>${
      act === 'forget'
        ? 'Deletes everything that these mailboxes sent, on any day and with any form. Ada@Example.com and ada+news@example.com are one mailbox.'
        : `From ${addresses.slice(0, 10).join(', ')}${addresses.length > 10 && ' and others'}.`
    } This cannot be undone. Copies stay in your mailbox, in backups, and with the receivers of webhooks. Delete them there.</p>
<form method="post" action="${base}/change" class="acts">
<input type="hidden" name="back" value="${back}"><input type="hidden" name="sure" value="yes">
${leads.map(({ id }) => html`<input type="hidden" name="id" value="${id}">`)}
<button class="first" name="act" value="${act}">${act === 'forget' ? 'Forget' : 'Delete'}</button>
<a class="button" href="${base}/?${back}">Cancel</a></form>`,
  );
}

export const passwordPage = (base: string, problem: string | undefined): string =>
  framed(
    'Leads',
    html`<h1>Leads</h1>
${problem && html`<p role="alert" class="news bad">${problem}</p>`}
<form method="post" action="${base}/enter" class="filter">
<label class="wide">Password<input type="password" name="password" autocomplete="current-password" required autofocus></label>
<button class="first">Sign in</button></form>`,
  );
