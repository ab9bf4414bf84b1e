import type { AstroIntegration } from 'astro';

/** Adds directives for when islands load. None fetches React while the page loads. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['wake', 'later'])
          addClientDirective({ name, entrypoint: `./src/islands/${name}.ts` });
      },
    },
  };
}
