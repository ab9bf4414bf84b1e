import type { AstroIntegration } from 'astro';
import { type Language, localPath } from '../src/lib/language.ts';
import { isPagePath } from '../src/lib/routes.ts';

const fileOf = (path: string) => `_site${path === '/' ? '/index' : path}.astro`;

/** Files beside the pages that hold words. */
const spoken = ['/site.webmanifest', '/recent-activity.json'];

/** Gives every page of the site its addresses: one in each language that has the page. */
export function pageRoutes(languages: Language[]): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const language of languages) {
          const add = (path: string, file: string) =>
            injectRoute({
              pattern: localPath(path, language),
              entrypoint: `./src/pages/${file}`,
            });
          for (const path of language.paths.filter(isPagePath)) add(path, fileOf(path));
          if (language.prefix) for (const path of spoken) add(path, `${path}.ts`);
        }
      },
    },
  };
}
