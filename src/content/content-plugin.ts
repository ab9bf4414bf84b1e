import { fileURLToPath } from 'node:url';

const reader = fileURLToPath(new URL('content.ts', import.meta.url));
const isContent = /\/src\/(?:content|brand)\/.*\.(?:yaml|md)$/;

type Modules<Module> = { getModulesByFile: (file: string) => Iterable<Module> | undefined };

/**
 * In dev a change to a content file is one to the module that reads them all. Were each a module of
 * its own, an edit would have the server ask after all of them before it draws the page.
 */
export const contentPlugin = () => ({
  name: 'content',
  hotUpdate<Module>(
    this: { environment: { moduleGraph: Modules<Module> } },
    { file, modules }: { file: string; modules: Module[] },
  ) {
    if (!isContent.test(file)) return undefined;
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])];
  },
});
