import type { AstroIntegration } from 'astro';

/** Adds the pages of examples to the development server, but never to a build. */
export function examplesRoute(): AstroIntegration {
  return {
    name: 'examples-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/_examples/[...name]',
          entrypoint: './tools/examples/examples.astro',
        });
      },
    },
  };
}
