import type { AstroIntegration } from 'astro';

/**
 * When islands wake. None of these fetches React on load: the visitor acts, or an island that moves
 * by itself comes near.
 */
export function wakeDirectives(): AstroIntegration {
  return {
    name: 'wake-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['engage', 'near', 'later', 'call'] as const) {
          addClientDirective({ name, entrypoint: `./src/islands/wake/${name}.ts` });
        }
      },
    },
  };
}
