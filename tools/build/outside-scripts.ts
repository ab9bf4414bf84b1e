import type { AstroIntegration } from 'astro';
import { askedScripts } from '../../src/lib/identity.ts';
import type { Brand } from '../../src/schema/brand.ts';

const startFree = `import { startServices } from '/src/scripts/services.ts'; startServices(document);`;

/**
 * Adds to every page what the brand's outside scripts need: the script of the consent banner, if one of
 * them needs consent, and the calls that start those services that need none. In dev, where a brand may
 * get its first script, every page has both.
 */
export function outsideScripts(brand: Brand): AstroIntegration {
  const startsFree = brand.scripts.some(({ consent, start }) => start && !consent);
  return {
    name: 'outside-scripts',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        const isDev = command === 'dev';
        if (isDev || askedScripts(brand).length > 0)
          injectScript('page', "import '/src/scripts/consent.ts'");
        if (isDev || startsFree) injectScript('page', startFree);
      },
    },
  };
}
