import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** In dev, a change to these files restarts the server: it reads them only once. */
export function watchSettings(...files: string[]): AstroIntegration {
  return {
    name: 'watch-settings',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        for (const file of files) addWatchFile(resolve(file));
      },
      'astro:server:setup': ({ server }) => {
        // A brand file may lie outside the project, where Vite does not look by itself.
        server.watcher.add(files.map((file) => resolve(file)));
      },
    },
  };
}
