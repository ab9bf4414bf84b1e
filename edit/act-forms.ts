import type { Fault } from '../src/content/faults.ts';
import { pageIn } from '../src/content/finding.ts';
import { notFoundPath } from '../src/lib/paths.ts';
import { fileName } from '../src/lib/text.ts';
import type { Act, Change, Field, Form, Group, View } from './api.ts';
import { filesAfter } from './changes.ts';
import { addressIn, linksTo } from './page-acts.ts';
import { pageAt } from './page-forms.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

type Values = Record<string, unknown>;

/** A field of an act: it stands in no file yet. */
const line = (name: string, description: string, rest: Partial<Field> = {}): Field => ({
  file: '',
  path: [name],
  kind: 'line',
  description,
  value: '',
  line: 0,
  isOptional: false,
  tokens: [],
  ...rest,
});

/** Title and description, with the limits that those of a page have. */
const metaFields = (snapshot: Snapshot, file: string) =>
  ['title', 'description'].map((name) => {
    const { description, least, most } = snapshot.field({ file, path: ['meta', name] });
    return line(name, description, {
      kind: 'text',
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    });
  });

/** Where articles are: below the address that a list of them names, or else where most sites have them. */
function articlesHome({ contents }: Snapshot): string {
  const bands = contents[0]?.pages.flatMap((page) => page.bands) ?? [];
  const list = bands.find((words) => words.band === 'articles');
  return list?.band === 'articles' ? list.below : '/resources/blog';
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** Which field a fault is about. */
function fieldFor({ file, path }: Fault): string {
  if (path[0] === 'meta') return String(path[1]);
  return file.endsWith('redirects.yaml') ? 'redirect' : path.length === 0 ? 'address' : '';
}

/** What an act would be told, if it were done now. */
function faultsOf(project: Project, snapshot: Snapshot, change: Act): Fault[] {
  try {
    return project.check(filesAfter(snapshot, [change])).faults;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ file: '', line: 0, path: [], message: error.message }];
  }
}

type Asking = { title: string; label: string; said: string; fields: Field[]; notes?: Group[] };

/** What each act asks for. */
function askFor(
  snapshot: Snapshot,
  view: View & { name: 'act' },
  file: string,
  typed: Values,
): Asking {
  const address = addressIn(snapshot, file);
  const isThere = (path: string) => pageAt(snapshot, path).page?.address === path;
  const slug = fileName(String(typed.title ?? ''));
  const below = (folder: string) =>
    line('address', 'Address', { value: slug && `${folder}/${slug}` });
  switch (view.act) {
    case 'newPage':
      return {
        title: view.isCopy ? `Copy of ${address}` : 'New page',
        label: 'Make the page',
        said: 'Page made',
        fields: [...metaFields(snapshot, file), below(folderOf(address))],
      };
    case 'newArticle':
      return {
        title: 'New article',
        label: 'Begin the article',
        said: 'Article begun, as a draft',
        fields: [...metaFields(snapshot, file), below(articlesHome(snapshot))],
      };
    case 'rename':
      return {
        title: `Rename ${address}`,
        label: 'Rename',
        said: 'Renamed, and links follow',
        fields: [
          line('address', 'New address', { value: address }),
          line('redirect', 'Lead the old address to the new one', { kind: 'boolean', value: true }),
        ],
        notes: linkNotes(snapshot, address, 'Links that follow'),
      };
    case 'removePage':
      return {
        title: `Remove ${address}`,
        label: 'Remove the page',
        said: 'Page removed',
        fields: [
          line('redirect', 'Where the address leads then', {
            kind: 'link',
            value: isThere(folderOf(address)) ? folderOf(address) : '/',
            isOptional: true,
          }),
        ],
        notes: linkNotes(snapshot, address, 'Links that lead here'),
      };
    case 'translate':
      return {
        title: `Translate ${address}`,
        label: 'Begin the translation',
        said: 'Copied: now put it into the other language',
        fields: [
          line('language', 'Code of the language, such as de, pt-BR or ar', {
            value: languagesWithout(snapshot, address)[0]?.code ?? '',
          }),
        ],
      };
  }
}

/** The languages that lack a page. */
const languagesWithout = ({ contents }: Snapshot, address: string) =>
  contents
    .filter(({ pages }) => !pages.some((page) => page.address === address))
    .map(({ language }) => language);

function linkNotes(snapshot: Snapshot, address: string, title: string): Group[] {
  const notes = linksTo(snapshot, address).map(({ file, path }) => ({
    says: pageIn(file) ?? 'On every page',
    where: `${file}:${snapshot.source(file).lineOf(path)}`,
  }));
  return [{ title: `${title} (${notes.length})`, isOpen: notes.length > 0, notes, fields: [] }];
}

/** What has to be said before whole files are changed, with what is wrong with it while it is typed. */
export function actForm(
  project: Project,
  snapshot: Snapshot,
  view: View & { name: 'act' },
  drafts: Change[],
): Form {
  const { content, page } = pageAt(snapshot, view.path);
  const start =
    page?.address === notFoundPath ? content.pages.find(({ address }) => address === '/') : page;
  const file = snapshot.place(start?.file ?? '');
  const typed: Values = Object.fromEntries(
    drafts.flatMap((each) => (each.do === 'set' ? [[String(each.at.path[0]), each.value]] : [])),
  );
  const { fields, notes = [], ...said } = askFor(snapshot, view, file, typed);
  const values = Object.fromEntries(fields.map(({ path: [name = ''], value }) => [name, value]));
  const base = { do: view.act, at: { file, path: [] }, isCopy: Boolean(view.isCopy) };
  const change = { ...base, ...values } as unknown as Act;
  const isTyped = Object.keys(typed).length > 0;
  const faults = isTyped ? faultsOf(project, snapshot, { ...change, ...typed } as Act) : [];
  const told = (name: string) => faults.find((fault) => fieldFor(fault) === name)?.message;
  const isAsked = (name: string) => name in typed || (name === 'address' && values.address !== '');
  return {
    title: said.title,
    groups: [
      {
        fields: fields.map((field) => {
          const name = String(field.path[0]);
          const fault = isAsked(name) ? told(name) : undefined;
          return fault ? { ...field, fault } : field;
        }),
      },
      ...notes,
    ],
    act: { ...said, change },
  };
}
