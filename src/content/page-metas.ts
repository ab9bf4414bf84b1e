import { catalog } from './catalog.ts';
import type { Content } from './parse-content.ts';
import type { Meta } from './schemas/fields.ts';

export type PageMeta = { path: string; meta: Meta };

/** The meta of every page, the 404 page and the owner's own included; of the blog once it has an article. */
export function pageMetas(content: Content): PageMeta[] {
  const pages = Object.entries(catalog).flatMap(([key, { route }]) => {
    const data = content[key as keyof typeof catalog];
    const isThere = data && (key !== 'blog' || content.articles.length > 0);
    return isThere && 'meta' in data ? [{ path: route, meta: data.meta as Meta }] : [];
  });
  return [
    ...pages,
    ...[...content.ownPages, ...content.articles].map(({ path, meta }) => ({ path, meta })),
  ];
}
