import type { AstroIntegration } from 'astro';

/** When islands load, besides Astro's own directives. None fetches React while the page loads. */
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
