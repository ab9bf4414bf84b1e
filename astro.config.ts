import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import type { Content } from './src/content/content.ts';
import { brandFile, stageOf } from './src/content/environment.ts';
import { ContentError } from './src/content/finding.ts';
import { readLanguages } from './src/content/read-content.ts';
import { brandPlugin } from './tools/build/brand-plugin.ts';
import { contentPlugin } from './tools/build/content-plugin.ts';
import { finishBuild } from './tools/build/finish-build.ts';
import { formsBuild } from './tools/build/forms-file.ts';
import { islandDirectives } from './tools/build/island-directives.ts';
import { outsideScripts } from './tools/build/outside-scripts.ts';
import { picturesPlugin } from './tools/build/pictures-plugin.ts';
import { servedFiles } from './tools/build/served-files.ts';
import { examplesRoute } from './tools/examples/route.ts';

/** Loaded only by `npm run edit`. */
const token = process.env.EDIT;
const editor = token ? [(await import('./edit/integration.ts')).editIntegration(token)] : [];

/** The editor also starts with invalid content, and lists its problems. */
function read(): Content[] {
  try {
    return readLanguages();
  } catch (error) {
    if (token && error instanceof ContentError) return [];
    throw error;
  }
}

const contents = read();
const [first, ...others] = contents;
const { domain = 'localhost', scripts = [] } = first?.brand ?? {};
const pictures = contents.flatMap((content) => content.pictures.map(({ src }) => src));

/** Astro names a page's script and the style sheet after their first module. These names describe them. */
const scriptNames = ({ name }: { name: string }) =>
  `_astro/${name.includes('astro_type_script') ? 'page' : '[name]'}.[hash].js`;
const assetNames = ({ names }: { names: string[] }) =>
  `_astro/${names[0]?.endsWith('.css') ? 'site' : '[name]'}.[hash][extname]`;

/** One chunk for the code that three islands share, because each further file delays them. */
const islandChunk = {
  name: 'shared',
  test: /node_modules\/(?:react|lucide)\/|src\/(?:components|islands|lib)\//,
  minShareCount: 3,
};

export default defineConfig({
  site: `https://${domain}`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    islandDirectives(),
    outsideScripts(scripts.length > 0),
    examplesRoute(),
    ...editor,
    finishBuild({
      domain,
      redirects: first?.redirects ?? [],
      forms: first?.brand.forms === 'own' ? formsBuild([first, ...others]) : undefined,
    }),
  ],
  devToolbar: { enabled: false },
  vite: {
    server: { fs: servedFiles },
    plugins: [
      brandPlugin(() => readLanguages()[0].brand, stageOf()),
      contentPlugin(brandFile(), token !== undefined),
      picturesPlugin(pictures),
      tailwindcss({ optimize: false }),
    ],
    build: {
      cssTarget: ['chrome125', 'firefox140', 'safari18', 'ios18'],
      cssMinify: 'lightningcss',
      // Scripts load after the first paint and are cached. Inline they would delay it.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { assetFileNames: assetNames },
        // Plates are built by their own pages and keep their paths.
        external: /^\/plates\//,
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptNames,
              codeSplitting: { groups: [islandChunk] },
            },
          },
        },
      },
    },
  },
});
