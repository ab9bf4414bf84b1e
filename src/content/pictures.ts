import { join } from 'node:path';
import { imageSize } from 'image-size';
import { toHex } from '../lib/color.ts';
import { type Picture, type SvgFile, shapes } from '../lib/pictures.ts';
import { slugify } from '../lib/text.ts';
import { themeColors } from '../lib/theme.ts';
import { ownFile } from './brand/brand-file.ts';
import { cleanSvg, type TextColor } from './brand/clean-svg.ts';
import type { Issue } from './faults.ts';
import type { Brand } from './schema/brand.ts';

/** Reads a file, if there is one; of a large one, the first bytes may be enough. */
export type ReadBytes = (file: string, most?: number) => Uint8Array | undefined;

type Folder = {
  folder: string;
  brandPath: string;
  readBytes: ReadBytes;
  textColor: TextColor;
  report: (issue: Issue) => void;
};
type Path = readonly PropertyKey[];

/** The color that replaces `currentColor` in the owner's drawings. */
export function textColorOf(brand: Brand): TextColor {
  const { ink } = themeColors(brand);
  return { light: toHex(ink.light), dark: toHex(ink.dark) };
}

const formats = new Set(['jpg', 'png', 'webp', 'avif']);

/** The size of a picture as displayed: cameras may store it rotated. */
function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    if (!formats.has(type)) return undefined;
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** The size of a picture, or a sentence on why it does not suit its place. */
export function measure(bytes: Uint8Array, shape: Picture['shape']) {
  const size = sizeOf(bytes);
  if (!size) return 'cannot be read: it must be a JPEG, PNG, WebP or AVIF picture';
  const { least } = shapes[shape];
  if (size.width >= least.width && size.height >= least.height) return size;
  const [has, needs] = [size, least].map(({ width, height }) => `${width} × ${height}`);
  return `has ${has} pixels, and at least ${needs} are needed here`;
}

function cleaned({ src }: SvgFile, bytes: Uint8Array, { folder, textColor }: Folder) {
  const found = cleanSvg(new TextDecoder().decode(bytes), textColor);
  if (typeof found === 'string') return found;
  const name = slugify(`${folder === 'content' ? '' : 'brand '}${src.replace(/\.svg$/i, '')}`);
  return { ...found, src: `/drawings/${name}.svg` };
}

/** The pictures and drawings in data, each with its path. */
export function* picturesIn(data: unknown, path: Path = []): Generator<[Picture | SvgFile, Path]> {
  if (!data || typeof data !== 'object') return;
  if ('sources' in data || 'svg' in data) yield [data as Picture | SvgFile, path];
  else for (const [key, value] of Object.entries(data)) yield* picturesIn(value, [...path, key]);
}

/** The file in effect, in the brand's own folder if it is there, and its bytes. */
export function bytesInEffect(
  shared: string,
  brandPath: string,
  readBytes: ReadBytes,
  length?: number,
) {
  const own = ownFile(brandPath, shared);
  const ownBytes = readBytes(own, length);
  return ownBytes
    ? { file: own, bytes: ownBytes }
    : { file: shared, bytes: readBytes(shared, length) };
}

/**
 * Sets the file and size of a picture, or the cleaned SVG and the address of a drawing. Returns false
 * if it had to report an issue instead.
 */
export function findPicture(named: Picture | SvgFile, path: Path, folder: Folder): boolean {
  const shared = join(folder.folder, named.src).replaceAll('\\', '/');
  const { file, bytes } =
    folder.folder === 'content'
      ? bytesInEffect(shared, folder.brandPath, folder.readBytes)
      : { file: shared, bytes: folder.readBytes(shared) };
  const found = !bytes
    ? 'is not there'
    : bytes.length === 0
      ? 'is an empty file'
      : 'svg' in named
        ? cleaned(named, bytes, folder)
        : measure(bytes, named.shape);
  if (typeof found === 'string') {
    folder.report({ path, message: `${file} ${found}` });
    return false;
  }
  Object.assign(named, { src: file }, found);
  return true;
}
