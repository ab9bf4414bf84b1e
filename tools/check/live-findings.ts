import { emptyLists } from '../../src/bands/articles/article-lists.ts';
import { twinOf } from '../../src/content/checks/pages.ts';
import { samplePaths } from '../../src/content/checks/samples.ts';
import { formsIn } from '../../src/content/conditions.ts';
import { addressOf, isPageFile, sharedFiles } from '../../src/content/file-kinds.ts';
import { filesInEffect, placeOf } from '../../src/content/files-in-effect.ts';
import { notFoundPath, pathOf } from '../../src/lib/paths.ts';
import { openClaims, unconfirmed } from './live-claims.ts';
import { brandPlaceholders, contentPlaceholders } from './live-placeholders.ts';
import { at, contentFiles, dataOf, type LiveSite, saidOf, textsIn } from './live-site.ts';

function samples(site: LiveSite): string[] {
  const found = contentFiles(site).flatMap((file) =>
    samplePaths(dataOf(site.files, file)).map((path) => {
      const entry = path.reduce((data, key) => data[key], dataOf(site.files, file));
      const name = entry.name ?? entry.author ?? entry.company ?? (entry.title && 'the story');
      return at(site, file, path, name ? `${name} is invented` : 'the messages are invented');
    }),
  );
  const isOver = found.length === 0 && site.contents[0].brand.sampleContent;
  const says = 'no sample is left: write false, and pages no longer speak of samples';
  return isOver ? [at(site, site.brandPath, ['sampleContent'], says)] : found;
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
  return textsIn(site).flatMap(({ file, path, text }) => {
    const hrefs =
      path.at(-1) === 'href' ? [text] : [...text.matchAll(links)].map(([, to = '']) => to);
    return hrefs.flatMap((href) => {
      const says = saysOf(pathOf(href));
      return says ? [saidOf(site, { file, path }, `](${href}`, `${href} ${says}`)] : [];
    });
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
    'sign-in': navigation.signIn?.href ?? '',
    'sign-up': navigation.signUp?.href ?? '',
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

const year = 365 * 24 * 60 * 60 * 1000;

function legalDates(site: LiveSite): string[] {
  const texts = contentFiles(site).filter((file) => dataOf(site.files, file)?.isSealed === true);
  return texts.flatMap((file) => {
    const { note, meta } = dataOf(site.files, file);
    if (!meta?.updated)
      return [at(site, file, ['meta', 'updated'], 'is missing: when was it last changed?')];
    const [, month] = /\{month\.(\d{4}-\d\d)\}/.exec(note) ?? [];
    const age = site.today.getTime() - new Date(meta.updated).getTime();
    if (month && !String(meta.updated).startsWith(month))
      return [at(site, file, ['note'], `says ${month}, and meta.updated ${meta.updated}`)];
    if (age < 0) return [at(site, file, ['meta', 'updated'], `${meta.updated} has yet to come`)];
    const says = `${meta.updated} is over a year ago: read the text with a lawyer, then date it`;
    return age > year ? [at(site, file, ['meta', 'updated'], says)] : [];
  });
}

/** Lists of articles without one. Other lists that are empty stop the build. */
const emptyPages = (site: LiveSite) =>
  site.contents.flatMap((content) =>
    content.pages.flatMap((page) =>
      emptyLists(page, content).map((index) => {
        const says = `there is no article yet: write one, or take ${page.address} out of site and menu`;
        return at(site, page.file, ['bands', index, 'below'], says);
      }),
    ),
  );

/** A description that was written has at least 70 characters; one that is taken from a text may not. */
const shortDescriptions = (site: LiveSite) =>
  site.contents.flatMap(({ pages }) =>
    pages
      .filter(({ meta }) => meta.description.length < 70)
      .map(({ file, meta }) => {
        const says = `“${meta.description}” is taken from the text: write meta.description, 70 to 160 characters`;
        return at(site, file, ['meta', 'description'], says);
      }),
  );

/** Where a page was copied, for example. */
const sharedDescriptions = (site: LiveSite) =>
  site.contents.flatMap(({ pages }) =>
    pages.flatMap((page) => {
      const twin = twinOf(page, 'description', pages);
      const says = `is that of ${twin?.file}, too: say what only this page is about`;
      return twin ? [at(site, page.file, ['meta', 'description'], says)] : [];
    }),
  );

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
  return others.flatMap(({ name, prefix, isPartial }) =>
    own
      // A language that is partial on purpose may do without pages.
      .filter((file) => !isPartial || !isPageFile(file, 'content/'))
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
    'Placeholders in the content': contentPlaceholders(site),
    'Claims that contradict each other': openClaims(site),
    ...unconfirmed(site),
    'Pages with nothing on them': emptyPages(site),
    'Descriptions that say little': [...shortDescriptions(site), ...sharedDescriptions(site)],
    'Dates of legal texts': legalDates(site),
    'Missing translations': translations(site),
  };
}
