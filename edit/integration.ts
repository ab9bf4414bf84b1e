import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFeed } from './content-feed.ts';
import { editMiddleware } from './middleware.ts';
import { Project } from './project.ts';
import { windowFiles, windowPage } from './window-files.ts';

const siteHooks = fileURLToPath(new URL('./site-hooks.ts', import.meta.url));

/** With the editor, texts carry marks, and bands begin with a comment. */
const hooksPlugin = {
  name: 'edit-hooks',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source === 'virtual:editor' ? siteHooks : undefined),
};

/** Marks in the texts, the window at /_edit, and the server behind it. Only in dev. */
export function editIntegration(token: string): AstroIntegration {
  return {
    name: 'edit',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // At another port than it printed, the address would be somebody else's.
        const server = { strictPort: true };
        // Apart from what `npm run dev` and builds keep, which they would make again.
        const cacheDir = 'node_modules/.vite/edit';
        updateConfig({ vite: { plugins: [hooksPlugin], server, cacheDir } });
      },
      'astro:server:setup': ({ server: { middlewares, watcher, environments } }) => {
        const project = new Project();
        // Astro keeps the list of pages, with their content, until this event.
        const feed = contentFeed(project, () => {
          for (const { name, hot } of Object.values(environments))
            if (name !== 'client') hot.send('astro:content-changed', {});
        });
        watcher.on('all', (_, file) => feed.fileChanged(file));
        const window = { page: windowPage, files: windowFiles() };
        middlewares.use(editMiddleware({ token, window, project, feed }));
      },
    },
  };
}
