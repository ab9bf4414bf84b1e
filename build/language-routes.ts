import type { AstroIntegration } from 'astro';
import { type Language, localPath } from '../src/lib/language.ts';
import { paths } from '../src/lib/routes.ts';

const fileOf = (path: string) => (path === '/' ? '/index.astro' : `${path}.astro`);

/** Files beside the pages that hold words. */
const spoken = ['/site.webmanifest', '/recent-activity.json'];

/** Gives every page an address in each language besides the default, whose addresses are the files'. */
export function languageRoutes(languages: Language[]): AstroIntegration {
  const files = [
    ...paths.map((path) => [path, fileOf(path)] as const),
    ...spoken.map((path) => [path, `${path}.ts`] as const),
  ];
  return {
    name: 'language-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const language of languages.filter(({ prefix }) => prefix)) {
          for (const [path, file] of files) {
            injectRoute({ pattern: localPath(path, language), entrypoint: `./src/pages${file}` });
          }
        }
      },
    },
  };
}
