import { z } from 'zod';
import { sharedFiles } from '../src/content/file-kinds.ts';
import type { Finding } from '../src/content/finding.ts';
import { localPath, notFoundPath } from '../src/lib/paths.ts';
import { fileName } from '../src/lib/text.ts';
import { link } from '../src/schema/fields.ts';
import { meta } from '../src/schema/page-fields.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Act, Change, Form, Group, View } from './api.ts';
import { filesAfter } from './changes.ts';
import { nameOf } from './entry-name.ts';
import { addressIn } from './page-acts.ts';
import { pageAt } from './page-forms.ts';
import { linksTo } from './page-links.ts';
import type { Snapshot } from './snapshot.ts';

type Values = Record<string, unknown>;

const { title, description } = meta.shape;
const line = (description: string) => z.string().meta({ kind: 'line', description });

/** What each act asks for. In titles, … is the address of the page, in its language. */
const askings: Record<
  Act['do'],
  { title: string; label: string; message: string; links?: string; fields: z.ZodObject }
> = {
  newPage: {
    title: 'New page',
    label: 'Create page',
    message: 'Page created',
    fields: z.object({ title, description, address: line('Address') }),
  },
  newArticle: {
    title: 'New article',
    label: 'Create article',
    message: 'Article created as a draft',
    fields: z.object({ title, description, address: line('Address') }),
  },
  rename: {
    title: 'Rename …',
    label: 'Rename',
    message: 'Renamed. Links now point to the new path',
    links: 'Links that will be updated',
    fields: z.object({
      address: line('New address'),
      redirect: z.boolean().describe('Redirect the old path to the new one'),
    }),
  },
  removePage: {
    title: 'Remove …',
    label: 'Remove the page',
    message: 'Page removed',
    links: 'Links that lead here',
    fields: z.object({ redirect: link('Redirect the old path to').optional() }),
  },
  translate: {
    title: 'Translate …',
    label: 'Create translation',
    message: 'Page copied: now translate its texts',
    fields: z.object({ language: line('Code of the language, such as de, pt-BR or ar') }),
  },
};

/** Where articles are: below the address that a list of them names, or else where most sites have them. */
function articlesHome({ contents }: Snapshot): string {
  const bands = contents[0]?.pages.flatMap((page) => page.bands) ?? [];
  const list = bands.find((words) => words.band === 'articles');
  return list?.band === 'articles' ? list.below : '/resources/blog';
}

/** What is proposed, until it is typed otherwise. */
function proposed(
  snapshot: Snapshot,
  act: Act['do'],
  address: string,
  { title }: Values,
): Record<string, string | boolean> {
  const folder = address.slice(0, address.lastIndexOf('/'));
  const home = act === 'newArticle' ? articlesHome(snapshot) : folder;
  const slug = fileName(String(title ?? ''));
  const has = (page: string) => pageAt(snapshot, page).page.address === page;
  const lacking = snapshot.contents.find(
    ({ pages }) => !pages.some((page) => page.address === address),
  );
  if (act === 'rename') return { address, redirect: true };
  if (act === 'removePage') return { redirect: has(folder) ? folder : '/' };
  if (act === 'translate') return { language: lacking?.language.code ?? '' };
  return { title: '', description: '', address: slug && `${home}/${slug}` };
}

function linkNotes(snapshot: Snapshot, links: string, address: string): Group {
  const notes = linksTo(snapshot, address).map(({ file, path }) => ({
    text: nameOf(file),
    where: `${file}:${snapshot.source(file).lineOf(path)}`,
    at: { file, path },
  }));
  return { title: `${links} (${notes.length})`, isOpen: notes.length > 0, notes, fields: [] };
}

/** The errors that an act would cause, if it were done now. */
function errorsOf(snapshot: Snapshot, change: Act): Pick<Finding, 'file' | 'path' | 'message'>[] {
  try {
    return snapshot.project.check(filesAfter(snapshot, [change])).errors;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ file: '', path: [], message: error.message }];
  }
}

/** Which field an error is about. */
function fieldFor({ file, path = [] }: Pick<Finding, 'file' | 'path'>): string {
  if (path[0] === 'meta') return String(path[1]);
  return file === sharedFiles.redirects.file ? 'redirect' : path.length === 0 ? 'address' : '';
}

/** What has to be said before whole files are changed, with what is wrong with it while it is typed. */
export function actForm(snapshot: Snapshot, view: View & { name: 'act' }, drafts: Change[]): Form {
  const { content, page } = pageAt(snapshot, view.path);
  const home = pageAt(snapshot, content.language.prefix || '/').page;
  const { file } = page.address === notFoundPath ? home : page;
  const address = addressIn(snapshot, file);
  const { title, fields, links, ...action } = askings[view.act];
  const shown = localPath(address, content.language);
  const typed: Values = Object.fromEntries(
    drafts.flatMap((each) => (each.do === 'set' ? [[String(each.at.path[0]), each.value]] : [])),
  );
  const values = proposed(snapshot, view.act, address, typed);
  const base = { do: view.act, at: { file, path: [] }, isCopy: Boolean(view.isCopy) };
  const change = { ...base, ...values, ...typed } as unknown as Act;
  const isTyped = Object.keys(typed).length > 0;
  const errors = isTyped ? errorsOf(snapshot, change) : [];
  const isAsked = (name: string) => name in typed || (name === 'address' && values.address !== '');
  const asked = Object.keys(fields.shape).map((name) => {
    const error = errors.find((each) => isAsked(name) && fieldFor(each) === name)?.message;
    return { ...snapshot.newField(fields, values, name), error };
  });
  return {
    title: view.isCopy ? `Copy of ${shown}` : title.replace('…', shown),
    groups: [{ fields: asked }, ...(links ? [linkNotes(snapshot, links, address)] : [])],
    act: { ...action, change },
  };
}
