const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg)$/;

type Environment = { name: string; hot: { send: (message: { type: 'full-reload' }) => void } };

/**
 * In dev a change to a content file has open pages ask for themselves again, and nothing more: pages
 * read the files whenever they are drawn.
 */
export const contentPlugin = () => ({
  name: 'content',
  hotUpdate(this: { environment: Environment }, { file }: { file: string }) {
    if (!isContent.test(file)) return undefined;
    if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});
