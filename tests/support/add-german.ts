import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project } from '../../edit/project.ts';
import { sharedFiles } from '../../src/content/file-kinds.ts';

/** Gives a project a second language that lacks one file: its words stay as they are. */
export function addGerman(root: string, without: string) {
  const content = join(root, 'content');
  const shared = Object.values(sharedFiles).map(({ file }) => file);
  for (const name of readdirSync(content).filter((each) => !shared.includes(`content/${each}`)))
    cpSync(join(content, name), join(content, 'de', name), { recursive: true });
  rmSync(join(content, 'de', without));
  const phrases = join(content, 'de', 'phrases.yaml');
  writeFileSync(phrases, '{}\n');
  appendFileSync(
    join(root, sharedFiles.languages.file),
    '- { code: de, name: Deutsch, partial: true }\n',
  );
  const missing = new Project(root).check().errors.map(({ path }) => JSON.stringify(path?.[0]));
  writeFileSync(phrases, missing.map((phrase) => `${phrase}: ${phrase}\n`).join(''));
}
