import type { Files } from '../src/content/file-reader.ts';
import type { Content } from '../src/content/parse-content.ts';
import { samplePaths } from '../src/content/samples.ts';
import { siteForms } from '../src/content/site-forms.ts';
import { readSource } from '../src/content/source-file.ts';
import { mapTexts } from '../src/lib/map-texts.ts';
import { missingPaths } from '../src/lib/routes.ts';
import { brandPlaceholders } from './live-placeholders.ts';

type Path = readonly PropertyKey[];
// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<PropertyKey, any>;

export type Site = {
  files: Files;
  brandPath: string;
  /** In every language, the default first. */
  contents: [Content, ...Content[]];
  today: Date;
};

const dataOf = (files: Files, file: string) => readSource(file, files[file] ?? '').data as Data;

function at({ files }: Site, file: string, path: Path, says: string, line?: number): string {
  const found = line ?? readSource(file, files[file] ?? '').lineOf(path);
  return `${file}:${found} ${path.join('.') || 'the file'}: ${says}`;
}

/** In the text below a head, which is one value to its reader. */
const lineIn = (text: string | undefined, part: string) =>
  (text ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;

const contentFiles = ({ files }: Site) =>
  Object.keys(files).filter((file) => file.startsWith('content/'));

function samples(site: Site): string[] {
  return contentFiles(site).flatMap((file) =>
    samplePaths(dataOf(site.files, file)).map((path) => {
      const entry = path.reduce((data, key) => data[key], dataOf(site.files, file));
      const name = entry.name ?? entry.author ?? entry.company;
      return at(site, file, path, name ? `${name} is invented` : 'the messages are invented');
    }),
  );
}

function forms(site: Site): string[] {
  const says = 'only pretends: nothing that is typed is sent';
  return site.contents.flatMap(({ brand, language }) =>
    siteForms(site.files, `content${language.prefix}/`)
      // Where forms are real, sign-in alone still pretends.
      .filter(({ page }) => brand.forms === 'off' || page === 'sign-in')
      .map(({ file, path }) => at(site, file, path, says)),
  );
}

const links = /\]\((\/[^)\s]*)\)/g;

/** Links of which there is something to say. */
function linksWith(site: Site, saysOf: (path: string) => string | undefined): string[] {
  return contentFiles(site).flatMap((file) => {
    const found: string[] = [];
    mapTexts(dataOf(site.files, file), (text, path) => {
      const hrefs = path.at(-1) === 'href' ? [text] : [...text.matchAll(links)].map(([, to]) => to);
      for (const href of hrefs) {
        const says = href && saysOf(href.split(/[?#]/, 1)[0] ?? '');
        const line = path[0] === 'body' ? lineIn(site.files[file], `](${href}`) : undefined;
        if (says) found.push(at(site, file, path, `${href} ${says}`, line));
      }
      return text;
    });
    return found;
  });
}

function lostLinks(site: Site): string[] {
  const { language, redirects } = site.contents[0];
  const there = new Set([...language.paths, ...redirects.map(({ from }) => from)]);
  const lost = missingPaths.filter((path) => !there.has(path));
  return linksWith(site, (path) => (lost.some((each) => each === path) ? 'is no page yet' : ''));
}

/** Links to the demo of an account, where the menu leads to the owner's own app. */
function accountLinks(site: Site): string[] {
  const { signIn, signUp } = site.contents[0].navigation;
  const app = { '/sign-in': signIn.href, '/sign-up': signUp.href };
  return linksWith(site, (path) => {
    const href = app[path as keyof typeof app];
    return href?.startsWith('https:') ? `only pretends; the menu leads to ${href}` : '';
  });
}

function claims(site: Site): string[] {
  const [{ brand, claims, landing, pricing }] = site.contents;
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  const namesOf = (plans?: { name: string }[]) => (plans ?? []).map(({ name }) => name);
  const shown = namesOf(landing.bands.includes('pricing') ? landing.pricing?.plans : undefined);
  const sold = namesOf(pricing?.plans);
  const unsold = new Set(landing.popup?.messages.map(({ plan }) => plan));
  for (const name of [...shown, ...sold]) unsold.delete(name);
  const page = 'content/pages/landing.yaml';
  return [
    ...open.map(([id, { readings }]) => {
      const says = readings.map(({ value, pages }) => `${value} on ${pages.join(', ')}`).join('; ');
      return id in brand.claims
        ? at(site, site.brandPath, ['claims', id], says)
        : at(site, 'content/claims.yaml', [id], says);
    }),
    ...(shown.length > 0 && sold.length > 0 && shown.join() !== sold.join()
      ? [
          at(
            site,
            page,
            ['pricing', 'plans'],
            `${shown.join(', ')}; /pricing has ${sold.join(', ')}`,
          ),
        ]
      : []),
    ...[...unsold].map((plan) =>
      at(site, page, ['popup', 'messages'], `no plan is called ${plan}`),
    ),
  ];
}

const year = 365 * 24 * 60 * 60 * 1000;

function legalDates(site: Site): string[] {
  const texts = contentFiles(site).filter((file) => /^content\/legal\/[^/]+\.md$/.test(file));
  return texts.flatMap((file) => {
    const { lastUpdated, meta } = dataOf(site.files, file);
    const [, month] = /\{month\.(\d{4}-\d\d)\}/.exec(lastUpdated) ?? [];
    const age = site.today.getTime() - new Date(meta.updated).getTime();
    if (month && !String(meta.updated).startsWith(month))
      return [at(site, file, ['lastUpdated'], `says ${month}, and meta.updated ${meta.updated}`)];
    if (age < 0) return [at(site, file, ['meta', 'updated'], `${meta.updated} has yet to come`)];
    const says = `${meta.updated} is over a year ago: read the text with a lawyer, then date it`;
    return age > year ? [at(site, file, ['meta', 'updated'], says)] : [];
  });
}

/** Written once for all languages. */
const shared = /^content\/(languages|claims|prices|redirects)\.yaml$/;

function translations(site: Site): string[] {
  const { languages } = site.contents[0];
  const others = languages.filter(({ prefix }) => prefix);
  const isOther = (file: string) =>
    others.some(({ prefix }) => file.startsWith(`content${prefix}/`));
  const own = contentFiles(site).filter((file) => !isOther(file) && !shared.test(file));
  return others.flatMap(({ name, prefix }) =>
    own
      .map((file) => file.replace('content', `content${prefix}`))
      .filter((file) => !(file in site.files))
      .map((file) => `${file}:1 is missing: ${name} does without it`),
  );
}

/** What should not go live, by kind. Each finding names its file and line. */
export const liveFindings = (site: Site): Record<string, string[]> => ({
  'Samples, marked by the line “sample: true”': samples(site),
  'Forms that are not connected': forms(site),
  'Links to forms that are not connected': accountLinks(site),
  'Links that lead to the 404 page': lostLinks(site),
  'Placeholders in the brand file': brandPlaceholders(site.contents[0].brand).map(([path, says]) =>
    at(site, site.brandPath, path, says),
  ),
  'Claims that contradict each other': claims(site),
  'Dates of legal texts': legalDates(site),
  'Missing translations': translations(site),
});
