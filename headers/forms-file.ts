import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a build keeps what its server needs to take forms; no visitor can ask for it. */
export const formsFile = '.forms.json';

export type FormName = 'hero' | 'contact' | 'sign-up';

type Note = { heading: string; text: string };
type ByForm = Record<FormName, string>;

/** Words of the mails and of the page that confirms an address, in one language. */
export type FormWords = {
  code: string;
  /** What addresses of this language begin with. */
  prefix: string;
  dir: 'ltr' | 'rtl';
  ownerMail: {
    subject: ByForm;
    reply: string;
    labels: Record<'email' | 'name' | 'subject' | 'message', string>;
  };
  visitorMail: { subject: ByForm; text: ByForm; mistake: string };
  confirmMail: { subject: string; text: string; button: string; mistake: string };
  confirmPage: { ask: Note; button: string; done: Note; expired: Note; home: string };
};

export type FormsBuild = {
  brand: { name: string; legalName: string; email: string; domain: string; address: string };
  colors: { paper: string; text: string; mast: string; onMast: string };
  /** By code, the default first. */
  languages: Record<string, FormWords>;
};

/** What the server needs to take forms; undefined where they only pretend, or go elsewhere. */
export async function readForms(dir: string): Promise<FormsBuild | undefined> {
  const text = await readFile(join(dir, formsFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
