import type { AstroIntegration } from 'astro';
import { askedScripts } from '../src/lib/identity.ts';
import type { Brand } from '../src/schema/brand.ts';

const startFree = `import { startServices } from '/src/scripts/services.ts'; startServices(document);`;

/**
 * Adds to every page what the brand's outside scripts need: the script of the consent banner, if one of
 * them needs consent, and the calls that start those services that need none.
 */
export function outsideScripts(brand: Brand): AstroIntegration {
  const startsFree = brand.scripts.some(({ consent, start }) => start && !consent);
  return {
    name: 'outside-scripts',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (askedScripts(brand).length > 0)
          injectScript('page', "import '/src/scripts/consent.ts'");
        if (startsFree) injectScript('page', startFree);
      },
    },
  };
}
