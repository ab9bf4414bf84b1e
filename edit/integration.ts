import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFeed } from './content-feed.ts';
import { editMiddleware } from './middleware.ts';
import { Project } from './project.ts';
import { windowFiles, windowPage } from './window-files.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What stands in for modules of the site: texts carry marks, and bands say where they begin. */
const stands: [source: string, from: string, own: string][] = [
  ['./trace-words.ts', '/src/content/', pathOf('./trace-words.ts')],
  ['../bands/band.astro', '/src/layouts/', pathOf('./marked-band.astro')],
];

const tracePlugin = {
  name: 'edit-traces',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') =>
    stands.find(([name, from]) => source === name && importer.includes(from))?.[2],
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
        updateConfig({ vite: { plugins: [tracePlugin], server, cacheDir } });
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
