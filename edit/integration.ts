import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { editMiddleware } from './middleware.ts';

const own = fileURLToPath(new URL('./trace-words.ts', import.meta.url));

const loader = readFileSync(new URL('./load-panel.js', import.meta.url), 'utf8');

/** Lets edit/trace-words.ts stand in for the module that leaves words as they are. */
const tracePlugin = {
  name: 'edit-traces',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') =>
    source === './trace-words.ts' && importer.includes('/src/content/') ? own : undefined,
};

/** Edit on the page: marks in the words, the panel on every page, and the server behind it. Only in dev. */
export function editIntegration(token: string): AstroIntegration {
  return {
    name: 'edit',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        // At another port than it said, the address that is opened would be somebody else's.
        updateConfig({ vite: { plugins: [tracePlugin], server: { strictPort: true } } });
        // Not as a script of the page, which Astro leaves out for routes in folders such as _site.
        injectScript('head-inline', loader);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(editMiddleware(token));
      },
    },
  };
}
