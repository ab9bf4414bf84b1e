import { resolve, sep } from 'node:path';
import { writeJsonSchemas } from './content-schemas.ts';

/** How long after a file another may follow that was changed with it. */
const pauseMs = 50;

let soon: ReturnType<typeof setTimeout> | undefined;

const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg)$/;

type Message = { type: 'full-reload' } | { type: 'custom'; event: string };
type Module = { importers: Set<Module> };
type Change = { file: string; modules: Module[] };
type Server = { watcher: { add: (files: string[]) => void } };
type Environment = { name: string; hot: { send: (message: Message) => void } };

/** What the editor adds to the site (edit/site-hooks.ts): nothing without it. */
const hooks = 'virtual:editor';
const withoutEditor = `export const reading = {};
export const bandMark = () => '';`;

const reload: Message = { type: 'full-reload' };

/**
 * In dev, a change to a content file reloads open pages, once for files that change together, and makes
 * Astro look for new addresses. In the editor its window does that instead. Pages read the files whenever
 * they are rendered; what is made from the brand file, such as the style sheet, is made again. Code
 * editors get the fields.
 */
export const contentPlugin = (brand: string, isEdited = false) => ({
  name: 'content',
  resolveId: (source: string) => (source === hooks ? `\0${hooks}` : undefined),
  load: (id: string) => (id === `\0${hooks}` ? withoutEditor : undefined),
  configureServer({ watcher }: Server) {
    // Vite watches only the project, and a brand file may be outside. A file that Vite watches already
    // must not be added: Vite would lose it once Git replaces the file.
    if (!resolve(brand).startsWith(resolve() + sep)) watcher.add([brand]);
    writeJsonSchemas();
  },
  hotUpdate(this: { environment: Environment }, { file, modules }: Change) {
    if (!isContent.test(file)) return undefined;
    const { name, hot } = this.environment;
    // Astro caches the list of the owner's pages and articles until this event.
    if (name !== 'client') hot.send({ type: 'custom', event: 'astro:content-changed' });
    else if (!isEdited) {
      clearTimeout(soon);
      soon = setTimeout(() => hot.send(reload), pauseMs);
    }
    return modules.flatMap(({ importers }) => [...importers]);
  },
});
