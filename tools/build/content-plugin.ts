import { writeJsonSchemas } from './content-schemas.ts';

const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg)$/;

type Message = { type: 'full-reload' } | { type: 'custom'; event: string };
type Environment = { name: string; hot: { send: (message: Message) => void } };

/**
 * In dev, a change to a content file reloads open pages, and makes Astro look for new addresses. That
 * is enough, because pages read the files whenever they are rendered. Code editors get the fields.
 */
export const contentPlugin = () => ({
  name: 'content',
  configureServer: () => writeJsonSchemas(),
  hotUpdate(this: { environment: Environment }, { file }: { file: string }) {
    if (!isContent.test(file)) return undefined;
    const { name, hot } = this.environment;
    if (name === 'client') hot.send({ type: 'full-reload' });
    // Astro caches the list of the owner's pages and articles until this event.
    else hot.send({ type: 'custom', event: 'astro:content-changed' });
    return [];
  },
});
