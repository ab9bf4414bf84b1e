import { stringify } from 'yaml';
import type { Content } from '../../src/content/content.ts';
import { brandFile } from '../../src/content/environment.ts';
import { ContentError } from '../../src/content/finding.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles, withBrand } from '../../src/content/read-content.ts';
import { type BandKind, exampleBand, firstEntries } from '../../src/writer/example-bands.ts';

const file = 'content/pages/example.yaml';
const description =
  'A kind of band as it looks on this site, on a page of its own, with the words of its example';
const meta = { title: 'Example', description, updated: '2026-11-16' };

/** Opens a page, as a page must be. */
const opening = { band: 'hero', look: 'quiet', title: 'Title', lead: 'Lead.' };

/** A band by its example, with the site that it is on; or why the site cannot have it. */
export function readExample({ name, isHero }: BandKind, own: Content) {
  const brand = brandFile();
  const all = withBrand(readFiles('.'), brand);
  const band = exampleBand(name, own);
  const page = stringify({ meta, bands: isHero ? [band] : [opening, band] });
  const files = { ...all, ...firstEntries(name, own, all), [file]: page };
  try {
    const content = parseContent(files, brand, { readBytes: bytesBelow('.') });
    return { content, band: content.pages.find((each) => each.file === file)?.bands.at(-1) };
  } catch (error) {
    if (error instanceof ContentError) return { refusal: error.message };
    throw error;
  }
}
