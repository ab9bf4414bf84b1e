import { dirname, posix } from 'node:path';
import sharp from 'sharp';
import { measure } from '../src/content/own-files.ts';
import { type Picture, shapes } from '../src/lib/pictures.ts';
import { fileName } from '../src/lib/text.ts';
import { Refusal } from '../src/writer/refusal.ts';
import { type Answer, type Caller, isFileOnly, type Source } from './api.ts';
import { makeChanges } from './changes.ts';
import type { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';

/** `caret` is where in a text the picture comes. */
export type PictureAsked = Source & { name: string; alt: string; caret?: number | undefined };

/** The picture as a file of the size that the site can use, if it is larger. */
async function scaled(
  bytes: Buffer,
  shape: Picture['shape'],
): Promise<{ bytes: Buffer; ending: string }> {
  const size = measure(bytes, shape);
  if (typeof size === 'string') throw new Refusal(`The picture ${size}`);
  const image = sharp(bytes).autoOrient();
  const { format } = await image.metadata();
  const { widths, ratio = size.width / size.height } = { ratio: undefined, ...shapes[shape] };
  const [width, height] = [Math.max(...widths), Math.round(Math.max(...widths) / ratio)];
  const least = shapes[shape].least;
  const room = { width: Math.max(width, least.width), height: Math.max(height, least.height) };
  const isLarge = size.width > room.width && size.height > room.height;
  const ending = format === 'jpeg' ? 'jpg' : format === 'heif' ? 'avif' : format;
  const fitted = isLarge ? image.resize({ ...room, fit: 'outside' }) : image;
  const stored = await fitted.toBuffer().catch(() => {
    throw new Refusal('The picture is damaged: fetch or copy it again');
  });
  return { ending, bytes: isLarge ? stored : bytes };
}

/** A name that no other picture in the folder has. */
function freeName(project: Project, folder: string, stem: string, ending: string, bytes: Buffer) {
  for (let number = 1; ; number++) {
    const name = `${fileName(stem) || 'picture'}${number > 1 ? `-${number}` : ''}.${ending}`;
    const other = project.bytes(posix.join(folder, name));
    if (!other || other.equals(bytes)) return name;
  }
}

/** A text with a paragraph more, after the one in which the caret is. */
function textWith(text: string, paragraph: string, caret = text.length): string {
  const end = text.indexOf('\n\n', caret);
  const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return [before, paragraph, after.trim()].filter(Boolean).join('\n\n');
}

/** Puts in a picture: its file is stored beside the content, and the field names it. */
export async function putPicture(
  project: Project,
  asked: PictureAsked,
  sent: Buffer,
  caller?: Caller,
): Promise<Answer> {
  const snapshot = new Snapshot(project);
  const { file, path } = asked;
  const field = snapshot.steps(asked).at(-1)?.field;
  const isText = field?.kind === 'markdown';
  const shape = isText ? 'figure' : field?.shape;
  if (!shape) throw new Refusal(`${path.join('.')} is no place for a picture`);
  const isDrawing = shape === 'drawing';
  const { bytes, ending } = isDrawing
    ? { bytes: sent, ending: 'svg' }
    : await scaled(sent, shape as Picture['shape']);
  // Named from the folder of the content, or beside the brand file.
  const isContent = file.startsWith('content/');
  const home = isContent ? 'content' : dirname(file);
  const folder = isContent ? 'images' : '';
  const stem = asked.name.replace(/\.\w+$/, '');
  const free = freeName(project, posix.join(home, folder), stem, ending, bytes);
  const name = posix.join(folder, free);
  const picture = isFileOnly(shape) ? name : { file: name, alt: asked.alt };
  const value = isText
    ? textWith(
        String(snapshot.field(asked).value),
        `![${(asked.alt || stem).replace(/[[\]]/g, '\\$&')}](${name})`,
        asked.caret,
      )
    : picture;
  const was = snapshot.field(asked).value ?? null;
  const change = { do: 'set' as const, at: { file, path }, was, value };
  return makeChanges(project, [change], { others: { [posix.join(home, name)]: bytes }, caller });
}
