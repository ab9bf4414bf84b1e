import { dirname, isAbsolute, resolve } from 'node:path';

const name = 'virtual:pictures';
const id = `\0${name}`;

/** Without AVIF, which takes seconds to encode. */
const inDev = `export const newFormats = ['webp'];
export const importPicture = (file) => import(/* @vite-ignore */ file);`;

function inBuild(files: readonly string[]): string {
  const paths = [...new Set(files)].map((file) => JSON.stringify(resolve(file)));
  const loaders = paths.map((path) => `${path}: () => import(${path})`);
  return `export const newFormats = ['avif', 'webp'];
const files = {${loaders}};
export const importPicture = (file) => files[file]();`;
}

/**
 * Lets Astro import the pictures in content and brand by their paths. The build includes only these. In
 * dev, where the content changes, any picture can be imported.
 */
export function picturesPlugin(files: readonly string[]) {
  let isBuild = true;
  const elsewhere = files.filter(isAbsolute).map(dirname);
  return {
    name: 'pictures',
    config: () => ({ server: { fs: { allow: elsewhere } } }),
    configResolved({ command }: { command: string }) {
      isBuild = command === 'build';
    },
    resolveId: (source: string) => (source === name ? id : undefined),
    load: (asked: string) => (asked === id ? (isBuild ? inBuild(files) : inDev) : undefined),
  };
}
