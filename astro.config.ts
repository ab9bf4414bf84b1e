import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { galleryRoute } from './gallery/route.ts';
import { finishBuild } from './server/finish-build.ts';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { contentPlugin } from './src/content/content-plugin.ts';
import { languageRoutes } from './src/content/language-routes.ts';
import { readContent } from './src/content/read-content.ts';
import { wakeDirective } from './src/islands/wake/integration.ts';

const { brand, languages } = readContent();

/** Scripts of pages would be named after all that made them, and every page repeats the name. */
const scriptNames = ({ name }: { name: string }) =>
  `_astro/${name.includes('astro_type_script') ? 'page' : '[name]'}.[hash].js`;

/** What islands share: one file beside React's own, since each more is one more to wait for. */
const islandChunk = {
  name: 'shared',
  test: /node_modules\/(?:react|lucide)\/|src\/(?:components|islands|lib)\//,
  minShareCount: 2,
};

export default defineConfig({
  site: `https://${brand.domain}`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    wakeDirective(),
    languageRoutes(languages),
    galleryRoute(),
    finishBuild(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [brandPlugin(brand), contentPlugin(), tailwindcss()],
    build: {
      cssTarget: ['chrome125', 'firefox140', 'safari18'],
      cssMinify: 'lightningcss',
      // Scripts are fetched after the first paint and kept for good; in the page they would delay it.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: scriptNames, codeSplitting: { groups: [islandChunk] } },
          },
        },
      },
    },
    // Flat rules can be pruned page by page.
    css: { lightningcss: { include: Features.Nesting } },
  },
});
