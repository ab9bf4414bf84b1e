import type { AstroIntegration } from 'astro';

/** Adds the page of examples to the development server; a build never has it. */
export function examplesRoute(): AstroIntegration {
  return {
    name: 'examples-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/examples', entrypoint: './tools/examples/examples.astro' });
      },
    },
  };
}
