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

/** With `npm run edit`, and loaded only then. */
const token = process.env.EDIT;
const editor = token ? [(await import('./edit/integration.ts')).editIntegration(token)] : [];

/** The editor starts with content that has faults, too, and shows them. */
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

/** Astro names a page's script and the one sheet after whatever came first; these say what they are. */
const scriptNames = ({ name }: { name: string }) =>
  `_astro/${name.includes('astro_type_script') ? 'page' : '[name]'}.[hash].js`;
const assetNames = ({ names }: { names: string[] }) =>
  `_astro/${names[0]?.endsWith('.css') ? 'site' : '[name]'}.[hash][extname]`;

/** What three islands share: one file beside React's own, since each more is one more to wait for. */
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
      // Scripts are fetched after the first paint and kept for good; in the page they would delay it.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { assetFileNames: assetNames },
        // Plates are drawn by pages of their own, and keep their address.
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
