import { localPath, pathOf } from '../lib/paths.ts';
import type { Content } from './content.ts';
import { type Band, kindOf, type Page } from './page-schema.ts';
import { isSample, withoutSamples } from './samples.ts';

/**
 * A page with the bands that it does not show: samples, where the brand shows none, and bands that list
 * entries and have none. It is empty if nothing else is left between what opens and what closes it.
 */
function shownPage(page: Page, site: Content): Page {
  const hasNothing = (words: Band) =>
    (!site.brand.sampleContent && isSample(words)) ||
    kindOf(words)?.entries?.(words, site).length === 0;
  // A list of articles with the field `none` is shown without entries, too.
  const hidden = page.bands.flatMap((words, at) =>
    hasNothing(words) && !('none' in words) ? [at] : [],
  );
  const isFrame = (words: Band) => kindOf(words)?.isHero || kindOf(words)?.isClosing;
  const isEmpty =
    page.bands.some(hasNothing) && page.bands.every((words) => hasNothing(words) || isFrame(words));
  return { ...page, hidden, isEmpty, listed: page.listed && !isEmpty };
}

/**
 * The content as the site shows it: without samples, if the brand shows none. The menus and the sitemap
 * leave out a page that is empty; its path still works for links in texts.
 */
export function showContent(content: Content): Content {
  const { brand, language, stories, activity, navigation } = content;
  const shown = brand.sampleContent
    ? content
    : {
        ...content,
        stories: withoutSamples(stories),
        activity: isSample(activity) ? undefined : activity,
        pages: content.pages.map((page) => ({ ...page, bands: page.bands.map(withoutSamples) })),
      };
  const pages = shown.pages.map((page) => shownPage(page, shown));
  const empty = pages
    .filter(({ isEmpty }) => isEmpty)
    .map(({ address }) => localPath(address, language));
  const groups = navigation.groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ href }) => !empty.includes(pathOf(href))),
    }))
    .filter(({ items }) => items.length > 0);
  return { ...shown, pages, navigation: { ...navigation, groups } };
}
