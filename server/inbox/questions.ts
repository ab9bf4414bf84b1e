import { html } from '../leads/html.ts';
import type { FoundLead } from './find-leads.ts';
import { framed } from './page.ts';

/** Asks before something that cannot be undone. */
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
        ? 'All that these addresses sent, on any day and form, is removed.'
        : `From ${addresses.slice(0, 10).join(', ')}${addresses.length > 10 && ' and others'}.`
    } This cannot be undone. Mails in your mailbox, what webhooks received, and backups stay: delete them there.</p>
<form method="post" action="${base}/change" class="acts">
<input type="hidden" name="back" value="${back}"><input type="hidden" name="sure" value="yes">
${leads.map(({ id }) => html`<input type="hidden" name="id" value="${id}">`)}
<button class="first" name="act" value="${act}">${act === 'forget' ? 'Forget' : 'Delete'}</button>
<a class="button" href="${base}/?${back}">Cancel</a></form>`,
  );
}

export const passwordPage = (base: string, fault: string | undefined): string =>
  framed(
    'Leads',
    html`<h1>Leads</h1>
${fault && html`<p role="alert" class="news bad">${fault}</p>`}
<form method="post" action="${base}/enter" class="filter">
<label class="wide">Password<input type="password" name="password" autocomplete="current-password" required autofocus></label>
<button class="first">Sign in</button></form>`,
  );
