import { emptyLists } from '../bands/articles/article-lists.ts';
import { type Language, localPath, pathOf } from '../lib/paths.ts';
import type { Page } from './page-schema.ts';
import type { Navigation } from './schema/frame.ts';

/**
 * While a page has a list of articles and no article, neither search engines nor the menus are told of
 * it: it says that there is nothing yet to whoever knows its address.
 */
export function withoutEmpty(all: Page[], menu: Navigation | undefined, language: Language) {
  const isEmpty = (page: Page) => emptyLists(page, { pages: all }).length > 0;
  const hidden = all.filter(isEmpty).map(({ address }) => localPath(address, language));
  const groups = menu?.groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ href }) => !hidden.includes(pathOf(href))),
    }))
    .filter(({ items }) => items.length > 0);
  return {
    pages: all.map((page) => (isEmpty(page) ? { ...page, listed: false } : page)),
    navigation: menu && groups && { ...menu, groups },
  };
}
