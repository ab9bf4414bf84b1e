import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { editMiddleware } from './middleware.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const loader = readFileSync(new URL('./load-panel.js', import.meta.url), 'utf8');

/** What stands in for modules of the site: words bear marks, and bands say where they begin. */
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

/** Edit on the page: marks in the words, the panel on every page, and the server behind it. Only in dev. */
export function editIntegration(token: string): AstroIntegration {
  return {
    name: 'edit',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        // At another port than it said, the address that is opened would be somebody else's.
        const server = { strictPort: true };
        // Apart from what `npm run dev` and builds keep, which they make anew.
        const cacheDir = 'node_modules/.vite/edit';
        updateConfig({ vite: { plugins: [tracePlugin], server, cacheDir } });
        // Not as a script of the page, which Astro leaves out for routes in folders such as _site.
        injectScript('head-inline', loader);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(editMiddleware(token, loader));
      },
    },
  };
}
