import { brandFile } from '../brand/brand-file.ts';
import { setPlateCut } from '../lib/plate-cut.ts';
import { parseContent } from './parse-content.ts';
import { withBrand } from './read-content.ts';

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
export const content = parseContent(withBrand(belowSrc, brandFile()), brandFile());

setPlateCut(content.brand.plate);
