import type { AstroIntegration } from 'astro';

/** Adds the gallery's page to the development server; a build never has it. */
export function galleryRoute(): AstroIntegration {
  return {
    name: 'gallery-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/gallery', entrypoint: './tools/examples/gallery.astro' });
      },
    },
  };
}
