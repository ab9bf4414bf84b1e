import { pathOf } from '../../lib/paths.ts';
import { tokensIn } from '../../lib/tokenize.ts';
import {
  type Check,
  type CheckedSite,
  contentFiles,
  dataOf,
  type FoundIn,
  shownFiles,
} from '../content.ts';
import { formsIn } from '../facts.ts';
import { linksInFields } from '../links.ts';
import { kindOf } from '../page-schema.ts';

// Checks before a site goes live.

export const demoForms: Check = (site) => {
  return site.contents.flatMap(({ brand, navigation, pages }) => {
    const shown = pages
      .toSorted((a, b) => Number(b.address === '/') - Number(a.address === '/'))
      .map((page) => ({ ...page, data: page }));
    const demo = 'is a demo that sends nothing';
    return formsIn(shown, navigation)
      .filter(({ isDemo }) => brand.forms === 'off' || isDemo)
      .map(({ isDemo, file, path }) => ({
        file,
        path,
        message: isDemo
          ? `${demo}: link signIn in navigation.yaml to your own app, or delete it`
          : `${demo}: write “forms: own” or a form service into ${site.brandPath}, or delete the form`,
      }));
  });
};

function linksWith(
  site: Pick<CheckedSite, 'files' | 'read'>,
  saidOf: (path: string) => string | undefined,
): FoundIn[] {
  const shown = new Set(shownFiles(site).map(({ file }) => file));
  return site.read
    .filter(({ file }) => shown.has(file))
    .flatMap(({ file, schema, data }) =>
      linksInFields(schema, data).flatMap(({ href, path }) => {
        const said = saidOf(pathOf(href));
        return said ? [{ file, path, at: href, message: `${href} ${said}` }] : [];
      }),
    );
}

export const lostLinks: Check = (site) => {
  const { language, planned, redirects } = site.contents[0];
  const there = new Set([...language.paths, ...redirects.map(({ from }) => from)]);
  const lost = new Set(planned.filter((path) => !there.has(path)));
  const said =
    'is not a page yet: write it, redirect the path in content/redirects.yaml, or delete the link';
  return linksWith(site, (path) => (lost.has(path) ? said : undefined));
};

/** Links of the menu to a page that has moved. One to a page that does not exist stops the build. */
export const movedMenuLinks: Check = (site) => {
  const targets = new Map(site.contents[0].redirects.map(({ from, to }) => [from, to]));
  const read = site.read.filter(({ kind }) => kind === 'navigation');
  return linksWith({ ...site, read }, (path) => {
    const to = targets.get(path);
    return to && `is redirected: link to ${to}`;
  });
};

/** Links to the demo of sign-in and sign-up, while the menu links to the owner's own app. */
export const demoLinks: Check = (site) => {
  const [{ navigation, pages }] = site.contents;
  const app: Record<string, string | undefined> = {
    'sign-in': navigation.signIn?.href,
    'sign-up': navigation.signUp?.href,
  };
  const demos = new Map(
    pages.flatMap(({ address, bands }) =>
      bands.flatMap((words) => {
        const href = app[kindOf(words)?.form ?? ''];
        return href ? [[address, href] as const] : [];
      }),
    ),
  );
  return linksWith(site, (path) => {
    const href = demos.get(path);
    return href?.startsWith('https:')
      ? `is a demo: link it to ${href} as the menu does`
      : undefined;
  });
};

const year = 365 * 24 * 60 * 60 * 1000;

type LegalText = { isSealed?: boolean; note?: string; meta?: { updated?: string } };

export const legalDates: Check = (site) => {
  return contentFiles(site).flatMap(({ file }) => {
    const { isSealed, note, meta } = dataOf(site, file) as LegalText;
    const month = tokensIn(note ?? '').find(({ name }) => name === 'month')?.key;
    const age = site.today.getTime() - new Date(meta?.updated ?? 0).getTime();
    const problem = (field: string, message: string) => [{ file, path: field.split('.'), message }];
    if (isSealed !== true) return [];
    if (!meta?.updated)
      return problem('meta.updated', 'is missing: write the day of its last change');
    if (month && !String(meta.updated).startsWith(month))
      return problem(
        'note',
        `has the month ${month}, but meta.updated is ${meta.updated}: write the same month`,
      );
    if (age < 0) return problem('meta.updated', `${meta.updated} is in the future`);
    const old = `${meta.updated} is more than a year ago: review the text with a lawyer, then change the date`;
    return age > year ? problem('meta.updated', old) : [];
  });
};

/** Pages that have nothing to show: no entry yet, or only samples that the brand does not show. */
export const emptyPages: Check = ({ contents }) =>
  contents.flatMap(({ pages }) =>
    pages
      .filter(({ isEmpty }) => isEmpty)
      .map(({ file, address }) => ({
        file,
        path: ['bands'],
        message: `${address} has no entries to show, so the menus and the sitemap leave it out. Add an entry of your own, or delete the page`,
      })),
  );

export const ownServer: Check = ({ contents: [{ brand }], brandPath }) => {
  const message =
    '“own” needs the site’s own server: Netlify, Vercel and Cloudflare Pages do not answer /forms (docs/forms.md)';
  return brand.forms === 'own' ? [{ file: brandPath, path: ['forms'], message }] : [];
};
