import { join } from 'node:path';
import { cleanSvg, type TextColor } from '../brand/clean-svg.ts';
import type { Drawing, Picture } from '../lib/picture.ts';
import { slugify } from '../lib/slugify.ts';
import type { Issue } from './flatten-issues.ts';
import { measure } from './picture-file.ts';

/** What is in a file, if there is one. */
export type ReadBytes = (file: string) => Uint8Array | undefined;

type Folder = {
  folder: string;
  readBytes: ReadBytes;
  textColor: TextColor;
  report: (fault: Issue) => void;
};
type Path = readonly PropertyKey[];

export type Own = { pictures: Picture[]; drawings: Drawing[] };

function* namedIn(data: unknown, path: Path = []): Generator<[Picture | Drawing, Path]> {
  if (!data || typeof data !== 'object') return;
  if ('sources' in data || 'svg' in data) yield [data as Picture | Drawing, path];
  // Those of a text are told of by their place in the text.
  else
    for (const [key, value] of Object.entries(data))
      yield* namedIn(value, [...path, key === 'pictures' ? 'body' : key]);
}

function cleaned({ src }: Drawing, bytes: Uint8Array, { folder, textColor }: Folder) {
  const found = cleanSvg(new TextDecoder().decode(bytes), textColor);
  if (typeof found === 'string') return found;
  const name = slugify(`${folder === 'content' ? '' : 'brand '}${src.replace(/\.svg$/i, '')}`);
  return { ...found, src: `/drawings/${name}.svg` };
}

/**
 * The pictures and drawings that a file's data names, in their places: pictures with their files and
 * sizes, drawings cleaned and with the addresses they are served at.
 */
export function ownPictures(data: unknown, folder: Folder): Own {
  const own: Own = { pictures: [], drawings: [] };
  for (const [named, path] of namedIn(data)) {
    const file = join(folder.folder, named.src).replaceAll('\\', '/');
    const bytes = folder.readBytes(file);
    const found = !bytes
      ? 'is not there'
      : 'svg' in named
        ? cleaned(named, bytes, folder)
        : measure(bytes, named.shape);
    if (typeof found === 'string') {
      folder.report({ path, message: `${file} ${found}` });
      continue;
    }
    Object.assign(named, { src: file }, found);
    if ('svg' in named) own.drawings.push(named);
    else own.pictures.push(named);
  }
  return own;
}
