import type { AstroIntegration } from 'astro';

/**
 * Adds the script that loads a brand's outside scripts to every page, if there are any. In dev, where a
 * brand may get its first one, every page has it.
 */
export function outsideScripts(hasScripts: boolean): AstroIntegration {
  return {
    name: 'outside-scripts',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev' || hasScripts)
          injectScript('page', "import '/src/scripts/outside-scripts.ts'");
      },
    },
  };
}
