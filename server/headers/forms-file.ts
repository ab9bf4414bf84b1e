import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a build with what the server needs to take forms. Like all dotfiles, it is not served. */
export const formsFile = '.forms.json';

export type FormName = 'hero' | 'contact' | 'sign-up';

type Note = { heading: string; text: string };
type ByForm = Record<FormName, string>;

/** The words of mails and of the confirmation page, in one language. */
export type FormWords = {
  code: string;
  /** The start of this language's addresses, such as /de. */
  prefix: string;
  dir: 'ltr' | 'rtl';
  ownerMail: {
    subject: ByForm;
    reply: string;
    labels: Record<'email' | 'name' | 'subject' | 'message', string>;
  };
  visitorMail: { subject: ByForm; text: ByForm; mistake: string };
  confirmMail: { subject: string; text: string; button: string; mistake: string };
  confirmPage: {
    ask: Note;
    button: string;
    done: Note;
    already?: Note | undefined;
    expired: Note;
    home: string;
  };
};

export type FormsBuild = {
  brand: { name: string; legalName: string; email: string; domain: string; address: string };
  colors: { paper: string; text: string; mast: string; onMast: string };
  /** By code, the default first. */
  languages: Record<string, FormWords>;
  /** The paths of all pages, to which a form can return. */
  pages: readonly string[];
};

/** Undefined if the site's forms are demos, or are sent to a form service. */
export async function readForms(dir: string): Promise<FormsBuild | undefined> {
  const text = await readFile(join(dir, formsFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
