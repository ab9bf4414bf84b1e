import type { AstroIntegration } from 'astro';
import type { Brand } from '../src/brand/schema.ts';
import { askedScripts } from '../src/lib/asked-scripts.ts';

/** Gives every page the script of the banner, where the brand names scripts that need consent. */
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
