import { brandFile } from './brand/brand-file.ts';
import { stageOf } from './brand/stage.ts';
import { encodePicture } from './encode-picture.ts';
import { mark } from './mark.ts';
import { readLanguages } from './read-content.ts';

async function read() {
  const all = readLanguages('.', brandFile(), mark);
  await Promise.all(all.flatMap(({ pictures }) => pictures.map(encodePicture)));
  for (const content of all) content.stage = stageOf();
  return all;
}

let known: ReturnType<typeof read> | undefined;

/**
 * The checked content in every language, the default first. Only pages read it; everything else gets
 * props. In dev it is read again for every page, so that edits show without reloading modules.
 */
export function contents() {
  if (!known || import.meta.env.DEV) known = read();
  return known;
}
