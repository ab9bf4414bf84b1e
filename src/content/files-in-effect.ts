import { brandFile } from './environment.ts';
import type { Fault } from './faults.ts';

/** Content and brand files by their path, such as content/pages/index.yaml. */
export type Files = Record<string, string>;

/*
 * A file in brands/NAME/content takes the place of the same file in content for that brand. Everything
 * else knows a file by its shared path, content/words.yaml; only what a person is told, and what is
 * written, goes by the path of the file in effect.
 */

/** The path of a brand's own file: brands/acme/content/words.yaml for content/words.yaml. */
export const ownFile = (brand: string, file: string) => `${brand.replace(/\.ya?ml$/, '')}/${file}`;

/** Files that hold words; among pages, every text. */
const endings = /\.(?:(ya?ml)|md|markdown)(?:\.txt)?$|(?<=\/pages\/.*)\.txt$/i;

/** The name under which a text is read: about.yaml for about.yml, About.YAML or about.yaml.txt. */
export function textName(file: string): string | undefined {
  const [ending, isYaml] = endings.exec(file) ?? [];
  return ending && file.slice(0, -ending.length) + (isYaml ? '.yaml' : '.md');
}

/** The values that BRAND can have, from the paths of all files. */
export const brandNames = (files: Iterable<string>) =>
  [...files].flatMap((file) => /^brands\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []).sort();

const ownFolder = /^brands\/[^/]+\/(?=content\/)/;

/** The shared path of a file, whichever brand it belongs to. */
export const sharedFile = (file: string) => file.replace(ownFolder, '');

/** The folder that a content file names pictures from; undefined for brand files. */
export const contentFolder = (file: string): string | undefined =>
  /^(?:brands\/[^/]+\/)?content(?=\/)/.exec(file)?.[0];

/** Where the file in effect is: in the brand's own folder, if it is there. */
export const placeOf = (files: Files, brand: string, file: string) => {
  const own = ownFile(brand, file);
  return own in files ? own : file;
};

/** An empty file takes the shared one away. */
const isEmpty = (text: string) => text.trim() === '';

/** The files as one brand has them, by their shared paths. */
export function filesInEffect(files: Files, brand: string): Files {
  const effective = { ...files };
  const folder = ownFile(brand, '');
  for (const [own, text] of Object.entries(files)) {
    const file = own.slice(folder.length);
    if (!own.startsWith(`${folder}content/`)) continue;
    if (isEmpty(text)) delete effective[file];
    else effective[file] = text;
  }
  return effective;
}

/** Files in the folders of brands that do nothing. */
export function idleFiles(files: Files): Fault[] {
  const names = brandNames(Object.keys(files));
  const faultIn = (file: string): string | undefined => {
    const [, name = '', rest = ''] = /^brands\/([^/]+)\/(.+)$/.exec(file) ?? [];
    if (!rest) return undefined;
    if (!names.includes(name)) return `belongs to no brand: there is no ${brandFile(name)}`;
    if (!rest.startsWith('content/'))
      return `is read by nobody: the words of this brand belong in brands/${name}/content`;
    if (!isEmpty(files[file] ?? '') || rest in files) return undefined;
    return `is empty and takes nothing away: there is no ${rest}`;
  };
  return Object.keys(files).flatMap((file) => {
    const message = faultIn(file);
    return message ? [{ file, line: 1, path: [], message }] : [];
  });
}
