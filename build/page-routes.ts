import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type Language, localPath } from '../src/lib/language.ts';
import { isPagePath, paths } from '../src/lib/routes.ts';

/** Where a page is, and its content file. */
type Page = { route: string; file: string };

const fileOf = (path: string) => `_site${path === '/' ? '/index' : path}.astro`;

/** Files beside the pages that hold words. */
const spoken = ['/site.webmanifest', '/recent-activity.json'];

/** The content file of each page of the site by its address, in every language. */
const contentFiles = (languages: Language[], pages: readonly Page[]) =>
  new Map(
    languages.flatMap((language) =>
      pages.map(({ file, route }) => [
        localPath(route, language),
        `content${language.prefix}/${file}`,
      ]),
    ),
  );

/**
 * Gives every page of the site its addresses: one in each language that has the page. In dev a page may
 * come or go at any time: all have their addresses, and one without its file is not found.
 */
export function pageRoutes(languages: Language[], pages: readonly Page[]): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        for (const language of languages) {
          const add = (path: string, file: string) =>
            injectRoute({
              pattern: localPath(path, language),
              entrypoint: `./src/pages/${file}`,
            });
          const there = command === 'dev' ? paths : language.paths.filter(isPagePath);
          for (const path of there) add(path, fileOf(path));
          if (language.prefix) for (const path of spoken) add(path, `${path}.ts`);
        }
      },
      'astro:server:setup': ({ server }) => {
        const files = contentFiles(languages, pages);
        server.middlewares.use((request, _, next) => {
          const file = files.get(request.url?.split('?', 1)[0] ?? '');
          if (file && !existsSync(file)) request.url = '/404';
          next();
        });
      },
    },
  };
}
