import { samplePaths } from '../src/content/checks/samples.ts';
import { formsIn } from '../src/content/conditions.ts';
import { addressOf, sharedFiles } from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/file-reader.ts';
import { filesInEffect, placeOf } from '../src/content/files-in-effect.ts';
import type { Content } from '../src/content/parse-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { notFoundPath, pathOf } from '../src/lib/paths.ts';
import { mapTexts } from '../src/lib/text.ts';
import { brandPlaceholders } from './live-placeholders.ts';

type Path = readonly PropertyKey[];
// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<PropertyKey, any>;

export type LiveSite = {
  files: Files;
  brandPath: string;
  /** In every language, the default first. */
  contents: [Content, ...Content[]];
  today: Date;
};

const dataOf = (files: Files, file: string) => readSource(file, files[file] ?? '').data as Data;

function at(site: LiveSite, file: string, path: Path, says: string, line?: number): string {
  const { files, brandPath } = site;
  const found = line ?? readSource(file, files[file] ?? '').lineOf(path);
  return `${placeOf(files, brandPath, file)}:${found} ${path.join('.') || 'the file'}: ${says}`;
}

/** The line of a link in the text of a Markdown file, which the reader of sources knows only as a whole. */
const lineIn = (text: string | undefined, part: string) =>
  (text ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;

const contentFiles = ({ files }: LiveSite) =>
  Object.keys(files).filter((file) => file.startsWith('content/'));

function samples(site: LiveSite): string[] {
  return contentFiles(site).flatMap((file) =>
    samplePaths(dataOf(site.files, file)).map((path) => {
      const entry = path.reduce((data, key) => data[key], dataOf(site.files, file));
      const name = entry.name ?? entry.author ?? entry.company;
      return at(site, file, path, name ? `${name} is invented` : 'the messages are invented');
    }),
  );
}

function forms(site: LiveSite): string[] {
  const says = 'only pretends: nothing that is typed is sent';
  return site.contents.flatMap(({ brand, language, pages }) => {
    const raw = pages.map(({ file, address }) => ({
      file,
      address,
      data: dataOf(site.files, file),
    }));
    const menu = dataOf(site.files, `content${language.prefix}/navigation.yaml`);
    return (
      formsIn(raw, menu)
        // Sign-in is a demo even where the other forms are real.
        .filter(({ form }) => brand.forms === 'off' || form === 'sign-in')
        .map(({ file, path }) => at(site, file, path, says))
    );
  });
}

const links = /\]\((\/[^)\s]*)\)/g;

function linksWith(site: LiveSite, saysOf: (path: string) => string | undefined): string[] {
  return contentFiles(site).flatMap((file) => {
    const found: string[] = [];
    mapTexts(dataOf(site.files, file), (text, path) => {
      const hrefs = path.at(-1) === 'href' ? [text] : [...text.matchAll(links)].map(([, to]) => to);
      for (const href of hrefs) {
        const says = href && saysOf(pathOf(href));
        const line = path[0] === 'body' ? lineIn(site.files[file], `](${href}`) : undefined;
        if (says) found.push(at(site, file, path, `${href} ${says}`, line));
      }
      return text;
    });
    return found;
  });
}

function lostLinks(site: LiveSite): string[] {
  const { language, planned, redirects } = site.contents[0];
  const there = new Set([...language.paths, ...redirects.map(({ from }) => from)]);
  const lost = new Set(planned.filter((path) => !there.has(path)));
  return linksWith(site, (path) => (lost.has(path) ? 'is no page yet' : ''));
}

/** Links to the demo of sign-in and sign-up, while the menu leads to the owner's own app. */
function accountLinks(site: LiveSite): string[] {
  const [{ navigation, pages }] = site.contents;
  const app: Record<string, string> = {
    'sign-in': navigation.signIn.href,
    'sign-up': navigation.signUp.href,
  };
  const demos = new Map(
    pages.flatMap(({ address, bands }) =>
      bands.flatMap(({ band }) => (app[band] ? [[address, app[band]] as const] : [])),
    ),
  );
  return linksWith(site, (path) => {
    const href = demos.get(path);
    return href?.startsWith('https:') ? `only pretends; the menu leads to ${href}` : '';
  });
}

/** Plans by different names on different pages, and activity that names none of them. */
function plans(site: LiveSite): string[] {
  const [{ activity, pages, plans }] = site.contents;
  const shown = pages.flatMap(({ address, bands }) =>
    bands.flatMap((words) => ('plans' in words ? [{ address, set: words.plans }] : [])),
  );
  const namesIn = (set: string) => (plans[set]?.plans ?? []).map(({ name }) => name);
  const [first] = shown;
  const others = shown.filter(
    ({ set }, index) =>
      first &&
      namesIn(set).join() !== namesIn(first.set).join() &&
      shown.findIndex((each) => each.set === set) === index,
  );
  const sold = new Set(shown.flatMap(({ set }) => namesIn(set)));
  const unsold = new Set(
    activity?.messages.map(({ plan }) => plan).filter((plan) => !sold.has(plan)),
  );
  return [
    ...others.map(({ address, set }) => {
      const says = `${namesIn(set).join(', ')} on ${address}; ${first?.address} has ${namesIn(first?.set ?? '').join(', ')}`;
      return at(site, 'content/plans.yaml', [set], says);
    }),
    ...[...unsold].map((plan) =>
      at(site, 'content/activity.yaml', ['messages'], `no plan is called ${plan}`),
    ),
  ];
}

function claims(site: LiveSite): string[] {
  const [{ brand, claims }] = site.contents;
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  return [
    ...open.map(([id, { readings }]) => {
      const says = readings.map(({ value, pages }) => `${value} on ${pages.join(', ')}`).join('; ');
      return id in brand.claims
        ? at(site, site.brandPath, ['claims', id], says)
        : at(site, 'content/claims.yaml', [id], says);
    }),
    ...plans(site),
  ];
}

const year = 365 * 24 * 60 * 60 * 1000;

function legalDates(site: LiveSite): string[] {
  const texts = contentFiles(site).filter((file) => dataOf(site.files, file)?.isSealed === true);
  return texts.flatMap((file) => {
    const { note, meta } = dataOf(site.files, file);
    const [, month] = /\{month\.(\d{4}-\d\d)\}/.exec(note) ?? [];
    const age = site.today.getTime() - new Date(meta.updated).getTime();
    if (month && !String(meta.updated).startsWith(month))
      return [at(site, file, ['note'], `says ${month}, and meta.updated ${meta.updated}`)];
    if (age < 0) return [at(site, file, ['meta', 'updated'], `${meta.updated} has yet to come`)];
    const says = `${meta.updated} is over a year ago: read the text with a lawyer, then date it`;
    return age > year ? [at(site, file, ['meta', 'updated'], says)] : [];
  });
}

/** These exist once for all languages. */
const isShared = (file: string) =>
  Object.values(sharedFiles).some((each) => each.file === file) ||
  addressOf(file, 'content/') === notFoundPath;

function translations(site: LiveSite): string[] {
  const { languages } = site.contents[0];
  const others = languages.filter(({ prefix }) => prefix);
  const isOther = (file: string) =>
    others.some(({ prefix }) => file.startsWith(`content${prefix}/`));
  const own = contentFiles(site).filter((file) => !isOther(file) && !isShared(file));
  return others.flatMap(({ name, prefix }) =>
    own
      .filter((file) => !(file.replace('content', `content${prefix}`) in site.files))
      .map((file) => placeOf(site.files, site.brandPath, file))
      .map((file) => file.replace('content/', `content${prefix}/`))
      .map((file) => `${file}:1 is missing: ${name} does without it`),
  );
}

/** What should not go live, by kind, each with its file and line. */
export function liveFindings(all: LiveSite): Record<string, string[]> {
  const site = { ...all, files: filesInEffect(all.files, all.brandPath) };
  return {
    'Samples, marked by the line “sample: true”': samples(site),
    'Forms that are not connected': forms(site),
    'Links to forms that are not connected': accountLinks(site),
    'Links that lead to the 404 page': lostLinks(site),
    'Placeholders in the brand file': brandPlaceholders(site.contents[0].brand).map(
      ([path, says]) => at(site, site.brandPath, path, says),
    ),
    'Claims that contradict each other': claims(site),
    'Dates of legal texts': legalDates(site),
    'Missing translations': translations(site),
  };
}
