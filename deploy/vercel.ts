import type { Header } from '../headers/header-list.ts';
import { headerRules } from './header-rules.ts';
import type { Plan } from './plan.ts';

/** A path as a pattern that matches only itself. */
const literal = (path: string) => path.replace(/[\\(){}:*+?]/g, '\\$&');

const listed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));

/** For a deployment of the build folder as it is: nothing is installed or built at Vercel. */
function configuration(plan: Plan) {
  const { everywhere, own } = headerRules(plan, 'by name');
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...plan.written].map(([from, destination]) => ({
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

/** Vercel compresses by itself, and would publish these under their own names. */
const ignored = ['*.br', '*.gz', '_headers', '_redirects', '.stamp'];

export const vercelFiles = (plan: Plan) => ({
  'vercel.json': `${JSON.stringify(configuration(plan), null, 2)}\n`,
  '.vercelignore': `${ignored.join('\n')}\n`,
});
