/** Content and brand files by their path, such as content/pages/index.yaml. */
export type Files = Record<string, string>;

/** Text files; below pages, also those that end in .txt. */
const endings = /\.(?:(ya?ml)|md|markdown)(?:\.txt)?$|(?<=\/pages\/.*)\.txt$/i;

/** The name under which a text is read: about.yaml for about.yml, About.YAML or about.yaml.txt. */
export function textName(file: string): string | undefined {
  const [ending, isYaml] = endings.exec(file) ?? [];
  return ending && file.slice(0, -ending.length) + (isYaml ? '.yaml' : '.md');
}

/** The values that BRAND can have, from the paths of all files. */
export const brandNames = (files: Iterable<string>) =>
  [...files].flatMap((file) => /^brands\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []).sort();
