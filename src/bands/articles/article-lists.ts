import type { PageFacts, Site } from '../../schema/site.ts';
import type { WordsOf } from '../define-band.ts';
import type { textWords as text } from '../text/text-words.ts';

type Pages = { pages: readonly PageFacts[] };
type Article = Omit<WordsOf<typeof text>, 'intro'> & {
  address: string;
  intro: string;
  date: string;
  updated: string;
};
type ArticlesBand = { band: 'articles'; below: string; all: string };

/** The articles below an address, the newest first: pages that are one text with a date. */
export const articlesBelow = ({ pages }: Pages, below: string): Article[] =>
  pages
    .filter(({ address, bands }) => address.startsWith(`${below}/`) && bands.length === 1)
    .flatMap(({ address, meta, bands: [only] }) => {
      if (only?.band !== 'text') return [];
      const words = only as unknown as WordsOf<typeof text>;
      const { date, intro = meta.description } = words;
      return date ? [{ ...words, address, intro, date, updated: meta.updated ?? date }] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address));

/** Every list of articles that has one, with the page it is on. */
export const articleLists = (site: Pages) =>
  site.pages
    .flatMap((page) =>
      page.bands
        .filter((words): words is ArticlesBand => words.band === 'articles')
        .map(({ below, all }) => ({ page, below, all, articles: articlesBelow(site, below) })),
    )
    .filter((list) => list.articles.length > 0);

/** The list that a page shows, or that it is an article of. */
export const articleListOf = (site: Pick<Site, 'pages'>, address: string) =>
  articleLists(site).find(
    ({ page, below }) => page.address === address || address.startsWith(`${below}/`),
  );
