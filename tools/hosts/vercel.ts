import { redirectsFile } from '../../server/headers/addresses.ts';
import { formsFile } from '../../server/headers/forms-file.ts';
import type { Header } from '../../server/headers/header-list.ts';
import { headerRules } from './header-rules.ts';
import type { ServedBuild } from './served-build.ts';

/** Escapes a path, since Vercel reads patterns. */
const literal = (path: string) => path.replace(/[\\(){}:*+?]/g, '\\$&');

const listed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));

/** For deploying the build folder as it is: Vercel installs and builds nothing. */
function configuration(build: ServedBuild) {
  const { everywhere, own } = headerRules(build, 'by name');
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...build.written].map(([from, destination]) => ({
      source: literal(from),
      destination,
      permanent: true,
    })),
    headers: [
      { source: '/(.*)', headers: listed(everywhere) },
      ...own.map(({ path, headers }) => ({ source: literal(path), headers: listed(headers) })),
    ],
  };
}

/** Vercel compresses by itself, and would publish these as files. */
const ignored = ['*.br', '*.gz', '_headers', '_redirects', '.stamp', redirectsFile, formsFile];

export const vercelFiles = (build: ServedBuild) => ({
  'vercel.json': `${JSON.stringify(configuration(build), null, 2)}\n`,
  '.vercelignore': `${ignored.join('\n')}\n`,
});
