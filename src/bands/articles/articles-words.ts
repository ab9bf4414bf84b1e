import { link, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';
import { articlesBelow } from './article-lists.ts';

export const articlesWords = defineBand(
  'A list of articles, the newest first, and a feed of them',
  {
    below: link('Articles are the dated texts below this address, such as /resources/blog').meta({
      isCompared: true,
    }),
    all: text('Words of the link from an article to this list'),
    feed: text('Words of the link to the feed'),
    none: text('What it says while there is no article').optional(),
  },
  { entries: ({ below }, site) => articlesBelow(site, below) },
);
