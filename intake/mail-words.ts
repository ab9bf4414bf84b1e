import type { FormsBuild, FormWords } from '../headers/forms-file.ts';
import { escapeHtml, htmlPage } from './html.ts';
import type { LeadRow } from './tables.ts';

export type MailWords = { subject: string; text: string; html: string };

/** The words in the language of a lead, or in the default one. */
export function wordsIn({ languages }: FormsBuild, code: string): FormWords {
  const own = Object.hasOwn(languages, code) ? languages[code] : undefined;
  return own ?? (Object.values(languages)[0] as FormWords);
}

/** Addresses in what visitors write are torn by a space of no width, so that no mail program links them. */
export const unlinked = (text: string) => text.replace(/(?<=\S)[.:@/](?=\S)/g, '$&\u200b');

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function mail(
  forms: FormsBuild,
  words: FormWords,
  subject: string,
  parts: { text: string; html: string }[],
): MailWords {
  const { name, legalName, address } = forms.brand;
  const foot = `${name}\n${legalName}, ${address}`;
  return {
    subject,
    text: `${[...parts.map(({ text }) => text), foot].join('\n\n')}\n`,
    html: htmlPage(
      forms,
      words,
      subject,
      [...parts.map(({ html }) => html), `<hr>${paragraph(foot)}`].join('\n'),
    ),
  };
}

const plain = (text: string) => ({ text, html: paragraph(text) });

/** To the owner, in the default language: what somebody typed. */
export function ownerMail(forms: FormsBuild, lead: LeadRow): MailWords {
  const words = Object.values(forms.languages)[0] as FormWords;
  const { subject, reply, labels } = words.ownerMail;
  const { email, name, subject: about, message } = lead;
  const typed = {
    email,
    name: unlinked(name),
    subject: unlinked(about),
    message: unlinked(message),
  };
  const rows = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => typed[key])
    .map((key) => ({
      text: `${labels[key]}: ${typed[key]}`,
      html: `<p><b>${escapeHtml(labels[key])}</b><br>${escapeHtml(typed[key]).replaceAll('\n', '<br>')}</p>`,
    }));
  return mail(forms, words, `${subject[lead.form]}: ${email}`, [...rows, plain(reply)]);
}

/** To the visitor. Nothing that was typed is in it, so that nobody can send words of theirs to others. */
export function visitorMail(forms: FormsBuild, lead: LeadRow): MailWords {
  const words = wordsIn(forms, lead.language);
  const { subject, text, mistake } = words.visitorMail;
  return mail(forms, words, subject[lead.form], [plain(text[lead.form]), plain(mistake)]);
}

export function confirmMail(forms: FormsBuild, lead: LeadRow, link: string): MailWords {
  const words = wordsIn(forms, lead.language);
  const { subject, text, button, mistake } = words.confirmMail;
  const linked = {
    text: `${button}: ${link}`,
    html: `<p><a class="button" href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>`,
  };
  return mail(forms, words, subject, [plain(text), linked, plain(mistake)]);
}
