import type { AstroIntegration } from 'astro';

/**
 * When islands wake. None of these fetches React on load: the visitor acts, or an island that moves
 * by itself comes near. Where forms are really sent, the browser sends them until their code is there.
 */
export function wakeDirective(isSent: boolean): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const file = isSent ? 'sent-directive' : 'directive';
        addClientDirective({ name: 'wake', entrypoint: `./src/islands/wake/${file}.ts` });
      },
    },
  };
}
