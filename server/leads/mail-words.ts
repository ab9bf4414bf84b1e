import { type FormsBuild, type FormWords, formIn } from '../headers/forms-file.ts';
import { type Html, html, htmlPage, lines } from './html.ts';
import { answersOf, type LeadRow, sourceIn, textOf } from './tables.ts';

type MailWords = { subject: string; text: string; html: string };

/** A part of a mail, as text and as HTML. */
type Part = { text: string; html: Html };

/** The texts in a language, or in the default language. */
export function wordsIn({ languages }: FormsBuild, code: string): FormWords {
  const own = Object.hasOwn(languages, code) ? languages[code] : undefined;
  return own ?? (Object.values(languages)[0] as FormWords);
}

/** Zero-width spaces break the addresses that visitors write, so that mail programs do not link them. */
export const unlinked = (text: string) => text.replace(/(?<=\S)[.:@/](?=\S)/g, '$&\u200b');

const paragraph = (text: string): Part => ({ text, html: html`<p>${lines(text)}</p>` });

function mail(forms: FormsBuild, words: FormWords, subject: string, parts: Part[]): MailWords {
  const { name, legalName, address } = forms.brand;
  const foot = paragraph(`${name}\n${legalName}, ${address}`);
  const body = html`${parts.map((part) => html`${part.html}\n`)}<hr>${foot.html}`;
  return {
    subject,
    text: `${[...parts, foot].map(({ text }) => text).join('\n\n')}\n`,
    html: htmlPage(forms, words, subject, body),
  };
}

/** Mail to the owner, in the default language: the answers and the origin of a lead. */
export function ownerMail(forms: FormsBuild, lead: LeadRow): MailWords {
  const words = Object.values(forms.languages)[0] as FormWords;
  const form = formIn(forms, lead.form);
  const rows = answersOf(lead).map((answer) => {
    const own = form?.fields.find(({ name }) => name === answer.name);
    const label = own?.label ?? answer.label;
    const text = textOf(answer);
    // The address of the lead is linked, so that it can be answered.
    const shown = text === lead.email ? text : unlinked(text);
    return {
      text: `${label}: ${shown}`,
      html: html`<p><b>${label}</b><br>${lines(shown)}</p>`,
    };
  });
  const source = Object.entries(sourceIn(lead)).map(([name, value]) => `${name}: ${value}`);
  const subject = `${form?.title ?? lead.form}: ${lead.email}`;
  return mail(forms, words, subject, [
    ...rows,
    paragraph([lead.language, ...source.map(unlinked)].join('\n')),
    paragraph(words.ownerMail.reply),
  ]);
}

const named = (texts: FormWords['visitorMail']['text'], form: string) =>
  Object.hasOwn(texts, form) ? texts[form as keyof typeof texts] : texts.contact;

export const leadsAre = (count: number) => (count === 1 ? '1 lead is' : `${count} leads are`);

/** Mail to the owner. It contains nothing that a visitor typed, so that no spam filter refuses it. */
export function noticeMail(forms: FormsBuild, count: number, hasInbox: boolean): MailWords {
  const words = Object.values(forms.languages)[0] as FormWords;
  const where = hasInbox
    ? `https://${forms.brand.domain}/forms/inbox/?view=quarantine`
    : 'To open the inbox, run “npm run leads” on the server.';
  return mail(forms, words, `${leadsAre(count)} quarantined`, [
    paragraph('Nothing is sent about a quarantined lead until you release it in the inbox.'),
    paragraph(where),
  ]);
}

/** Mail to the visitor. It contains nothing that was typed, so that spammers cannot use it. */
export function visitorMail(forms: FormsBuild, lead: LeadRow): MailWords {
  const words = wordsIn(forms, lead.language);
  const { subject, text, mistake } = words.visitorMail;
  return mail(forms, words, named(subject, lead.form), [
    paragraph(named(text, lead.form)),
    paragraph(mistake),
  ]);
}

export function confirmMail(forms: FormsBuild, lead: LeadRow, link: string): MailWords {
  const words = wordsIn(forms, lead.language);
  const { subject, text, button, mistake } = words.confirmMail;
  const linked = {
    text: `${button}: ${link}`,
    html: html`<p><a class="button" href="${link}">${button}</a></p>`,
  };
  return mail(forms, words, subject, [paragraph(text), linked, paragraph(mistake)]);
}
