import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ownFile } from '../../src/content/files-in-effect.ts';

/** In dev, a change to the list of languages restarts the server: it reads them only once. */
export function watchSettings(brand: string, languages: string): AstroIntegration {
  const files = [languages, ownFile(brand, languages)];
  return {
    name: 'watch-settings',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        for (const file of files) addWatchFile(resolve(file));
      },
      'astro:server:setup': ({ server }) => {
        // A brand file may lie outside the project with its own content, where Vite does not look by itself.
        server.watcher.add(
          [brand, ...files, ownFile(brand, 'content')].map((file) => resolve(file)),
        );
      },
    },
  };
}
