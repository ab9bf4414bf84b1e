import { emptyLists } from '../../bands/articles/article-lists.ts';
import { notFoundPath, pathOf } from '../../lib/paths.ts';
import { formsIn } from '../conditions.ts';
import { addressOf, isPageFile, sharedFiles } from '../file-kinds.ts';
import { linkInText } from '../languages.ts';
import { openClaims, openPlans, unconfirmed } from './claims.ts';
import { brandPlaceholders, contentPlaceholders } from './placeholders.ts';
import { samplePaths } from './samples.ts';
import { type CheckedSite, contentFiles, dataOf, type FileIssue, textsIn } from './site.ts';

function samples(site: CheckedSite): FileIssue[] {
  const found = contentFiles(site).flatMap((file) =>
    samplePaths(dataOf(site, file)).map((path) => {
      const entry = path.reduce((data, key) => data[key], dataOf(site, file));
      const name = entry.name ?? entry.author ?? entry.company ?? (entry.title && 'the story');
      const message = `${name ?? 'each message'} is invented: put in a real one without “sample: true”, or leave it out`;
      return { file, path, message };
    }),
  );
  const isOver = found.length === 0 && site.contents[0].brand.sampleContent;
  const message = 'no sample is left: write false, and pages no longer speak of samples';
  return isOver ? [{ file: site.brandPath, path: ['sampleContent'], message }] : found;
}

function demoForms(site: CheckedSite): FileIssue[] {
  return site.contents.flatMap(({ brand, language, pages }) => {
    const raw = pages.map((page) => ({ ...page, data: dataOf(site, page.file) }));
    const menu = dataOf(site, `content${language.prefix}/navigation.yaml`);
    const pretends = 'only pretends, and sends nothing of what is typed';
    // Sign-in is a demo even where the other forms are real.
    return formsIn(raw, menu)
      .filter(({ form }) => brand.forms === 'off' || form === 'sign-in')
      .map(({ form, file, path }) => ({
        file,
        path,
        message:
          form === 'sign-in'
            ? `${pretends}: lead signIn in navigation.yaml to your own app, or take it out`
            : `${pretends}: write “forms: own” or a form service into ${site.brandPath}, or leave the form out`,
      }));
  });
}

function linksWith(site: CheckedSite, saidOf: (path: string) => string | undefined): FileIssue[] {
  return textsIn(site).flatMap(({ file, path, text }) => {
    const hrefs =
      path.at(-1) === 'href' ? [text] : [...text.matchAll(linkInText)].map(([, , to = '']) => to);
    return hrefs.flatMap((href) => {
      const said = saidOf(pathOf(href));
      return said ? [{ file, path, at: href, message: `${href} ${said}` }] : [];
    });
  });
}

function lostLinks(site: CheckedSite): FileIssue[] {
  const { language, planned, redirects } = site.contents[0];
  const there = new Set([...language.paths, ...redirects.map(({ from }) => from)]);
  const lost = new Set(planned.filter((path) => !there.has(path)));
  const said =
    'is no page yet: write it, lead it elsewhere in content/redirects.yaml, or take the link out';
  return linksWith(site, (path) => (lost.has(path) ? said : undefined));
}

/** Links to the demo of sign-in and sign-up, while the menu leads to the owner's own app. */
function demoLinks(site: CheckedSite): FileIssue[] {
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
    return href?.startsWith('https:')
      ? `only pretends: lead it to ${href} as the menu does`
      : undefined;
  });
}

const year = 365 * 24 * 60 * 60 * 1000;

function legalDates(site: CheckedSite): FileIssue[] {
  return contentFiles(site).flatMap((file) => {
    const { isSealed, note, meta } = dataOf(site, file);
    const [, month] = /\{month\.(\d{4}-\d\d)\}/.exec(note) ?? [];
    const age = site.today.getTime() - new Date(meta?.updated).getTime();
    const says = (field: string, message: string) => [{ file, path: field.split('.'), message }];
    if (isSealed !== true) return [];
    if (!meta?.updated) return says('meta.updated', 'is missing: when was it last changed?');
    if (month && !String(meta.updated).startsWith(month))
      return says('note', `says ${month}, and meta.updated ${meta.updated}: write the same`);
    if (age < 0) return says('meta.updated', `${meta.updated} has yet to come`);
    const old = `${meta.updated} is over a year ago: read the text with a lawyer, then date it`;
    return age > year ? says('meta.updated', old) : [];
  });
}

/** Lists of articles without one. Other lists that are empty stop the build. */
const emptyPages = ({ contents }: CheckedSite): FileIssue[] =>
  contents.flatMap((content) =>
    content.pages.flatMap((page) =>
      emptyLists(page, content).map((index) => {
        const message = `there is no article yet: write one, or take ${page.address} out of site and menu`;
        return { file: page.file, path: ['bands', index, 'below'], message };
      }),
    ),
  );

/** These exist once for all languages. */
const isShared = (file: string) =>
  Object.values(sharedFiles).some((each) => each.file === file) ||
  addressOf(file, 'content/') === notFoundPath;

function translations(site: CheckedSite): FileIssue[] {
  const others = site.contents[0].languages.filter(({ prefix }) => prefix);
  const isOther = (file: string) =>
    others.some(({ prefix }) => file.startsWith(`content${prefix}/`));
  const own = contentFiles(site).filter((file) => !isOther(file) && !isShared(file));
  return others.flatMap(({ name, prefix, isPartial }) =>
    own
      // A language that is partial on purpose may do without pages.
      .filter((file) => !isPartial || !isPageFile(file, 'content/'))
      .map((file) => file.replace('content', `content${prefix}`))
      .filter((file) => !(file in site.files))
      .map((file) => ({ file, path: [], message: `is missing: ${name} does without it` })),
  );
}

function ownServer({ contents: [{ brand }], brandPath }: CheckedSite): FileIssue[] {
  const message =
    'own needs the site’s own server: on Netlify, Vercel or Cloudflare Pages nobody answers /forms (docs/forms.md)';
  return brand.forms === 'own' ? [{ file: brandPath, path: ['forms'], message }] : [];
}

/** What must not go live. */
export const liveChecks = [
  samples,
  demoForms,
  demoLinks,
  lostLinks,
  brandPlaceholders,
  contentPlaceholders,
  openClaims,
  openPlans,
  unconfirmed,
  emptyPages,
  legalDates,
  translations,
];

/** What whoever goes live has to know. */
export const liveRemarks = [ownServer];
