const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg)$/;

type Message = { type: 'full-reload' } | { type: 'custom'; event: string };
type Environment = { name: string; hot: { send: (message: Message) => void } };

/**
 * In dev a change to a content file has open pages ask for themselves again, and the server ask
 * which addresses there are. Nothing more: pages read the files whenever they are drawn.
 */
export const contentPlugin = () => ({
  name: 'content',
  hotUpdate(this: { environment: Environment }, { file }: { file: string }) {
    if (!isContent.test(file)) return undefined;
    const { name, hot } = this.environment;
    if (name === 'client') hot.send({ type: 'full-reload' });
    // Until it hears of this, Astro keeps the list of the owner's own pages and articles.
    else hot.send({ type: 'custom', event: 'astro:content-changed' });
    return [];
  },
});
