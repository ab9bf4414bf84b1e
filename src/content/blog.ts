import { filesIn } from './catalog.ts';
import type { Article } from './schemas/blog.ts';

/** Where the list of articles is, once there is one. */
export const blogPath = '/resources/blog';

export const articleFiles = (files: string[], root: string) =>
  filesIn(files, `${root}blog/`).filter((file) => file.endsWith('.md'));

/** The address of an article: blog/first-year.md is /resources/blog/first-year. */
export const articlePath = (file: string, root: string) =>
  file.replace(`${root}blog`, blogPath).replace(/\.md$/, '');

/** Every address of the blog; none without an article. */
export function blogPaths(files: string[], root: string): string[] {
  const articles = articleFiles(files, root).map((file) => articlePath(file, root));
  return articles.length > 0 ? [blogPath, ...articles] : [];
}

export const newestFirst = (articles: Article[]) =>
  articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
