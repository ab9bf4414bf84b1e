import { stringify } from 'yaml';
import type { Content } from '../../src/content/content.ts';
import { brandFile } from '../../src/content/environment.ts';
import { ContentError } from '../../src/content/finding.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles, withBrand } from '../../src/content/read-content.ts';
import { type BandKind, exampleBand, firstEntries } from '../../src/writer/example-bands.ts';

const file = 'content/pages/example.yaml';
const description =
  'A kind of band as it looks on this site, on a separate page, with the texts of its example';
const meta = { title: 'Example', description, updated: '2026-11-16' };

/** The first band, because every page needs a hero. */
const opening = { band: 'hero', look: 'quiet', title: 'Title', lead: 'Lead.' };

/** The example of a band and the site that it is on, or the reason why the site cannot show it. */
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
