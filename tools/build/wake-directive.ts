import type { AstroIntegration } from 'astro';

/**
 * When islands wake. None of these fetches React on load: the visitor acts, or an island that moves
 * by itself comes near.
 */
export function wakeDirective(): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './src/islands/wake.ts' });
      },
    },
  };
}
