import { basename, dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { z } from 'zod';
import { toHex } from '../lib/color.ts';
import { type Path, partsOf, replaceParts } from '../lib/data.ts';
import { nodesOf } from '../lib/markdown.ts';
import { type Picture, type SvgFile, shapes } from '../lib/pictures.ts';
import { nearest, slugify } from '../lib/text.ts';
import { themeColors } from '../lib/theme.ts';
import { noCaptions } from '../lib/videos.ts';
import type { Brand } from '../schema/brand.ts';
import { pictureFrom, rasterFile } from '../schema/pictures.ts';
import { fieldsIn } from '../schema/walk.ts';
import { cleanSvg, type TextColor } from './clean-svg.ts';
import type { Found } from './finding.ts';

/** Reads a file, if there is one; of a large one, the first bytes may be enough. */
export type ReadBytes = (file: string, most?: number) => Uint8Array | undefined;

/** A file of a video as the content names it, and where it is. */
export type OwnVideo = { name: string; file: string };

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

/** Whether a picture is there to its end: a download that broke off leaves a gray half. */
function isWhole(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4);
  // The end of a JPEG comes after its last part; that of the small preview in it comes before.
  if (start.startsWith('\xff\xd8'))
    return bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > bytes.lastIndexOf(Buffer.of(0xff, 0xda));
  if (start === '\x89PNG') return bytes.includes('IEND');
  return start !== 'RIFF' || bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** The size of a picture, or a sentence on why it does not suit its place. */
export function measure(bytes: Uint8Array, shape: Picture['shape']) {
  const size = sizeOf(bytes);
  if (!size) return 'cannot be read: it must be a JPEG, PNG, WebP or AVIF picture';
  if (!isWhole(Buffer.from(bytes))) return 'is incomplete: download or copy it again';
  const { least } = shapes[shape];
  if (size.width >= least.width && size.height >= least.height) return size;
  const [has, needs] = [size, least].map(({ width, height }) => `${width} × ${height}`);
  return `has ${has} pixels, and at least ${needs} are needed here`;
}

/** The first bytes of a video or its captions show its format, whatever its name is. */
const headLength = 16;
const startsAs: Record<string, { is: (head: string) => boolean; what: string }> = {
  mp4: { is: (head) => head.slice(4, 8) === 'ftyp', what: 'an MP4 video' },
  webm: { is: (head) => head.startsWith('\x1aE\xdf\xa3'), what: 'a WebM video' },
  vtt: {
    is: (head) => /^(\xef\xbb\xbf)?WEBVTT/.test(head),
    what: 'a WebVTT file, whose first line is WEBVTT',
  },
};

const isPicture = (part: unknown): part is Picture | SvgFile =>
  typeof part === 'object' && part !== null && ('sources' in part || 'svg' in part);

/** The pictures and drawings in data. */
export const picturesIn = (data: unknown) =>
  [...partsOf(data)].map(([part]) => part).filter(isPicture);

/** Pictures above either are larger than any screen needs. */
const mostBytes = 8 * 1024 ** 2;
const mostPixels = 6000;

type Measured = { width: number; height: number; bytes: number };

/** A note on a picture that makes the repository large and builds slow. */
function noteOnSize(file: string, { width, height, bytes }: Measured, path: Path): Found[] {
  if (bytes <= mostBytes && Math.max(width, height) <= mostPixels) return [];
  const measured = `${(bytes / 1024 ** 2).toFixed(1)} MB and ${width} × ${height} pixels`;
  const command = `magick ${file} -resize "3000x3000>" -quality 85 ${file}`;
  return [
    {
      path,
      message: `${file} has ${measured}, more than any screen needs. To shrink it: ${command}`,
      severity: 'warning',
    },
  ];
}

/** Finds the owner's pictures, drawings and videos that data names. */
export class OwnFiles {
  /** The pictures in Markdown texts, by their file. */
  readonly textPictures: Record<string, Picture> = {};
  readonly videos: OwnVideo[] = [];
  private readonly readBytes: ReadBytes;
  private readonly namesIn: (folder: string) => string[];
  /** Replaces `currentColor` in drawings. */
  private readonly textColor: TextColor;

  constructor(brand: Brand, readBytes: ReadBytes, namesIn: (folder: string) => string[]) {
    const { ink } = themeColors(brand);
    this.readBytes = readBytes;
    this.namesIn = namesIn;
    this.textColor = { light: toHex(ink.light), dark: toHex(ink.dark) };
  }

  /** The data, in which pictures have the file and size of those that exist, and what is wrong with them. */
  measurePictures<Data>(data: Data, folder = 'content') {
    const findings: Found[] = [];
    const measured = replaceParts(data, (part, path) => {
      if (!isPicture(part)) return undefined;
      const { picture, found } = this.findPicture(part, path, folder);
      findings.push(...found);
      return picture;
    });
    return { data: measured, findings };
  }

  /** Problems of the pictures in texts and of the videos that the fields of a file name. */
  findInFields(schema: z.ZodType, data: unknown): Found[] {
    return fieldsIn(schema, data).flatMap(({ value, field: { kind }, path }) => {
      const name = String(value);
      if (kind === 'markdown') return this.findInText(name, path);
      const isVideo = kind === 'video' || (kind === 'captions' && name !== noCaptions);
      return isVideo ? this.findVideo(kind, name, path) : [];
    });
  }

  private cleaned({ src }: SvgFile, bytes: Uint8Array, folder: string) {
    const found = cleanSvg(new TextDecoder().decode(bytes), this.textColor);
    if (typeof found === 'string') return found;
    const name = slugify(`${folder === 'content' ? '' : 'brand '}${src.replace(/\.svg$/i, '')}`);
    return { ...found, src: `/drawings/${name}.svg` };
  }

  private findPicture<Named extends Picture | SvgFile>(named: Named, path: Path, folder: string) {
    const file = join(folder, named.src).replaceAll('\\', '/');
    const bytes = this.readBytes(file);
    const found = !bytes
      ? 'does not exist'
      : bytes.length === 0
        ? 'is an empty file'
        : 'svg' in named
          ? this.cleaned(named, bytes, folder)
          : measure(bytes, named.shape);
    if (typeof found === 'string') {
      const meant = bytes ? undefined : nearest(basename(file), this.namesIn(dirname(file)));
      const question = meant ? `: did you mean ${meant}?` : '';
      return { picture: named, found: [{ path, message: `${file} ${found}${question}` }] };
    }
    const measured = { ...found, bytes: bytes?.length ?? 0 };
    return { picture: { ...named, src: file, ...found }, found: noteOnSize(file, measured, path) };
  }

  private findInText(text: string, path: Path): Found[] {
    return nodesOf(text).flatMap((node) => {
      if (node.type !== 'image' || node.url in this.textPictures) return [];
      // The check of the text reports a name that is not that of a picture.
      if (!rasterFile.safeParse(node.url).success) return [];
      const named = pictureFrom(node.url, node.alt ?? '', 'figure');
      const { picture, found } = this.findPicture(named, path, 'content');
      this.textPictures[node.url] = picture;
      return found.map((each) => ({ ...each, at: node.url }));
    });
  }

  private findVideo(kind: string, name: string, path: Path): Found[] {
    const file = `content/${name}`;
    const bytes = this.readBytes(file, headLength);
    const problem = (message: string) => [{ path, message: `${file} ${message}` }];
    if (!bytes)
      return problem(
        kind === 'video'
          ? 'does not exist'
          : `does not exist: write the captions of the video into it, as WebVTT. If nothing is said in the video, write “captions: ${noCaptions}”`,
      );
    const expected = startsAs[name.split('.').at(-1)?.toLowerCase() ?? ''];
    if (!expected?.is(Buffer.from(bytes.slice(0, headLength)).toString('latin1')))
      return problem(`is not ${expected?.what}`);
    this.videos.push({ name, file });
    return [];
  }
}
