import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerField } from '../../src/lib/answers.ts';

/** The file of a build with which the server accepts forms. Like all dotfiles, it is not served. */
export const formsFile = '.forms.json';

type Note = { heading: string; text: string };
/** Texts by form. Other forms use those of `contact`. */
type ByForm = Record<'hero' | 'contact' | 'sign-up', string>;

/** A form of the build, with the rules for its answers. */
export type ServedForm = {
  /** For the subject of the owner's mail. */
  title: string;
  fields: readonly AnswerField[];
  /** The path of the next page. Without it, visitors return to the page with the form. */
  next?: string | undefined;
};

/** The forms, and the texts of mails and of the confirmation page, in one language. */
export type FormWords = {
  code: string;
  /** The start of this language's paths, such as /de. */
  prefix: string;
  dir: 'ltr' | 'rtl';
  /** By their ids. */
  forms: Record<string, ServedForm>;
  ownerMail: { reply: string };
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

/** A form in this language or, if the language lacks it, in the first one that has it. */
export function formIn({ languages }: FormsBuild, id: string, language = '') {
  const all = Object.values(languages).filter(({ forms }) => Object.hasOwn(forms, id));
  const words = all.find(({ code }) => code === language) ?? all[0];
  const form = words?.forms[id];
  return form && { ...form, language: words.code };
}

/** Undefined if the site's forms are demos, or are sent to a form service. */
export async function readForms(dir: string): Promise<FormsBuild | undefined> {
  const text = await readFile(join(dir, formsFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
