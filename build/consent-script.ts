import type { AstroIntegration } from 'astro';
import { askedScripts } from '../src/lib/identity.ts';
import type { Brand } from '../src/schema/brand.ts';

/** Adds the script of the consent banner to every page, if the brand names scripts that need consent. */
export function consentScript(brand: Brand): AstroIntegration {
  return {
    name: 'consent-script',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        if (askedScripts(brand).length > 0)
          injectScript('page', "import '/src/scripts/consent.ts'");
      },
    },
  };
}
