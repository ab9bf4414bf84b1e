import { stringify } from 'yaml';
import type { Content } from '../src/content/content.ts';
import { brandFile } from '../src/content/environment.ts';
import { parseContent } from '../src/content/parse-content.ts';
import { bytesBelow, stampOf } from '../src/content/read-content.ts';
import { exampleAddress } from './api.ts';
import { exampleBand, firstEntries, kinds } from './bands.ts';
import { Project } from './project.ts';
import { Refusal } from './refusal.ts';

const fileOf = (at: number) => `content/pages/example-${at}.yaml`;

/** The site with a page for each kind of band. Most open under a headline, as pages must. */
function withExamples(): Content {
  const project = new Project();
  const files = project.files();
  const [own] = project.check(files).contents;
  if (!own) throw new Refusal('The content has faults: mend them first');
  const opening = { band: 'hero', look: 'quiet', title: 'Title', lead: 'Lead.' };
  for (const [at, { name, isHero }] of kinds.entries()) {
    const description = `Each kind of band as it looks on this site, with the words of its example: ${at}`;
    const meta = { title: `Example ${at}`, description, updated: '2026-11-16' };
    const band = exampleBand(name, own);
    const bands = isHero ? [band] : [opening, band];
    Object.assign(files, firstEntries(name, own, files), {
      [fileOf(at)]: stringify({ meta, bands }),
    });
  }
  return parseContent(files, project.brand, { readBytes: bytesBelow('.') });
}

let known: { stamp: string; content: Content } | undefined;

/** The page that shows an example, with the site that it is on; of a drawing, any page. */
export function examplePage(name: string) {
  const stamp = stampOf('.', brandFile());
  if (known?.stamp !== stamp) known = { stamp, content: withExamples() };
  const { content } = known;
  const at = kinds.findIndex((kind) => exampleAddress(kind.name) === name);
  const page = content.pages.find(({ file }) => file === fileOf(Math.max(at, 0)));
  if (!page) throw new Refusal(`There is no example “${name}”`);
  return { content, page };
}
