import type { z } from 'zod';
import { articleFiles, articlePath, newestFirst } from './blog.ts';
import type { FileReader } from './file-reader.ts';
import { ownFiles, ownPath, ownPathFault, sitePaths } from './own-pages.ts';
import { type Article, articleSchema } from './schemas/blog.ts';
import { type OwnPage, ownBandsSchema, ownTextSchema } from './schemas/own-pages.ts';

/** Reads a file for the page at `route`. */
type Read = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  route: string,
  isOwn: true,
) => z.infer<Schema> | undefined;

/** The pages of the owner's own below a language's folder. */
export function readOwnPages(reader: FileReader, root: string, read: Read): OwnPage[] {
  return ownFiles(reader.names, root).flatMap((file): OwnPage[] => {
    const path = ownPath(file, root);
    const message = ownPathFault(path, sitePaths(reader.names, root));
    if (message) reader.report(file, { path: [], message });
    const page = read(file, file.endsWith('.md') ? ownTextSchema : ownBandsSchema, path, true);
    return page ? [{ path, ...page }] : [];
  });
}

/** The articles of the blog, the newest first. */
export function readArticles(reader: FileReader, root: string, read: Read): Article[] {
  const articles = articleFiles(reader.names, root).flatMap((file): Article[] => {
    const path = articlePath(file, root);
    const message = ownPathFault(path, []);
    if (message) reader.report(file, { path: [], message });
    const article = read(file, articleSchema, path, true);
    return article ? [{ path, ...article }] : [];
  });
  return newestFirst(articles);
}
