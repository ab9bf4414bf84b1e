import { parseContent } from './parse-content.ts';

const files = import.meta.glob(['./**/*.{yaml,md}', '../brand/*.yaml'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const belowSrc = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.startsWith('../') ? path.slice(3) : path.replace('./', 'content/'),
    text,
  ]),
);

/** Every word and figure of the site, checked. Only pages read it; everything else gets props. */
export const content = parseContent(belowSrc, process.env.BRAND);
