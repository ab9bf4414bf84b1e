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

// What must not go live, or whoever goes live has to know.

export const demoForms: Check = (site) => {
  return site.contents.flatMap(({ brand, navigation, pages }) => {
    const shown = pages
      .toSorted((a, b) => Number(b.address === '/') - Number(a.address === '/'))
      .map((page) => ({ ...page, data: page }));
    const pretends = 'only pretends, and sends nothing of what is typed';
    // Sign-in is a demo even where the other forms are real.
    return formsIn(shown, navigation)
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
    'is no page yet: write it, lead it elsewhere in content/redirects.yaml, or take the link out';
  return linksWith(site, (path) => (lost.has(path) ? said : undefined));
};

/** Links of the menu to a page that has moved. One to a page that is gone stops the build. */
export const movedMenuLinks: Check = (site) => {
  const targets = new Map(site.contents[0].redirects.map(({ from, to }) => [from, to]));
  const read = site.read.filter(({ kind }) => kind === 'navigation');
  return linksWith({ ...site, read }, (path) => {
    const to = targets.get(path);
    return to && `is redirected: link to ${to}`;
  });
};

/** Links to the demo of sign-in and sign-up, while the menu leads to the owner's own app. */
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
      ? `only pretends: lead it to ${href} as the menu does`
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
    const says = (field: string, message: string) => [{ file, path: field.split('.'), message }];
    if (isSealed !== true) return [];
    if (!meta?.updated) return says('meta.updated', 'is missing: when was it last changed?');
    if (month && !String(meta.updated).startsWith(month))
      return says('note', `says ${month}, and meta.updated ${meta.updated}: write the same`);
    if (age < 0) return says('meta.updated', `${meta.updated} has yet to come`);
    const old = `${meta.updated} is over a year ago: read the text with a lawyer, then date it`;
    return age > year ? says('meta.updated', old) : [];
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
    'own needs the site’s own server: on Netlify, Vercel or Cloudflare Pages nobody answers /forms (docs/forms.md)';
  return brand.forms === 'own' ? [{ file: brandPath, path: ['forms'], message }] : [];
};
