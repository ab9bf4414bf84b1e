import { resolve, sep } from 'node:path';
import { writeJsonSchemas } from './content-schemas.ts';

/** Files that change within this time cause one reload. */
const pauseMs = 50;

let soon: ReturnType<typeof setTimeout> | undefined;

const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg)$/;

type Message = { type: 'full-reload' } | { type: 'custom'; event: string };
type Module = { importers: Set<Module> };
type Change = { file: string; modules: Module[] };
type Server = { watcher: { add: (files: string[]) => void } };
type Environment = { name: string; hot: { send: (message: Message) => void } };

/** The editor's hooks into the site (edit/site-hooks.ts). Without the editor, they do nothing. */
const hooks = 'virtual:editor';
const withoutEditor = `export const reading = {};
export const bandMark = () => '';`;

const reload: Message = { type: 'full-reload' };

/**
 * In dev, a change to content reloads open pages, once for files that change together, and updates
 * Astro's list of pages. In the editor, its window reloads them instead. Modules generated from the
 * brand file, such as the style sheet, are updated. Also writes the JSON schemas for code editors.
 */
export const contentPlugin = (brand: string, isEdited = false) => ({
  name: 'content',
  resolveId: (source: string) => (source === hooks ? `\0${hooks}` : undefined),
  load: (id: string) => (id === `\0${hooks}` ? withoutEditor : undefined),
  configureServer({ watcher }: Server) {
    // Vite watches only the project, and a brand file may be outside. Adding a watched file again would
    // make Vite lose it when Git replaces the file.
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
