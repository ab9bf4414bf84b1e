import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const entry = fileURLToPath(new URL('./window/main.tsx', import.meta.url));

export const windowPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Edit the site</title>
  <meta name="viewport" content="width=device-width">
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/_edit/window.css">
  <script type="module" src="/_edit/window.js"></script>
  <body></body>
</html>`;

/**
 * The scripts and the style sheet of the window, by name. They are bundled when the editor starts, and
 * kept in memory: a page in a frame may be loaded again by Vite, the window never is.
 */
export async function windowFiles(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base: '/_edit/',
    // Astro has set this process to development, in which React is several times slower.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [tailwindcss()],
    build: {
      write: false,
      rolldownOptions: {
        input: { window: entry },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
