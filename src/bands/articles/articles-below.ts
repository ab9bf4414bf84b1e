import type { Site } from '../../schema/site.ts';
import type { WordsOf } from '../define-band.ts';
import type { band as text } from '../text/schema.ts';

type Article = WordsOf<typeof text> & { address: string; date: string; updated: string };

/** The articles below an address, the newest first: pages that are one text with a date. */
export const articlesBelow = ({ pages }: Pick<Site, 'pages'>, below: string): Article[] =>
  pages
    .filter(({ address, bands }) => address.startsWith(`${below}/`) && bands.length === 1)
    .flatMap(({ address, meta, bands: [only] }) => {
      if (only?.band !== 'text') return [];
      const words = only as unknown as WordsOf<typeof text>;
      return words.date ? [{ ...words, address, date: words.date, updated: meta.updated }] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address));
