import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import { reading } from 'virtual:editor';
import { importPicture, newFormats } from 'virtual:pictures';
import { replaceParts } from '../lib/data.ts';
import { cutOf, type Picture } from '../lib/pictures.ts';
import type { Content } from './content.ts';
import { brandFile, stageOf } from './environment.ts';
import { readLanguages, stampOf } from './read-content.ts';

/** The one width for browsers that support neither of the newer formats. */
const fallbackWidth = 960;

/**
 * The picture with the addresses of its files. Astro's image service encodes the files: at the end of a build, in
 * dev on request.
 */
async function encodePicture(picture: Picture): Promise<Picture> {
  const { default: src } = await importPicture(resolve(picture.src));
  const { widths, ...size } = cutOf(picture);
  // Neither shared links nor videos choose among files, and the old formats are shown everywhere.
  const isOneFile = picture.shape === 'share' || picture.shape === 'poster';
  const crop = { src, fit: 'cover', position: 'attention' } as const;
  const width = isOneFile ? size.width : Math.min(size.width, fallbackWidth);
  const { src: address } = await getImage({
    ...crop,
    format: !isOneFile && /\.png$/i.test(picture.src) ? 'png' : 'jpg',
    width,
    height: Math.round((width * size.height) / size.width),
  });
  const formats = isOneFile ? [] : newFormats;
  const sources = formats.map(async (format) => {
    const { srcSet } = await getImage({ ...crop, format, widths, ...size });
    return { type: `image/${format}`, srcSet: srcSet.attribute };
  });
  return { ...picture, ...size, src: address, sources: await Promise.all(sources) };
}

async function encodePictures(content: Content): Promise<Content> {
  const encoded = content.pictures.map(
    async (picture): Promise<[object, Picture]> => [picture, await encodePicture(picture)],
  );
  const pictures = new Map(await Promise.all(encoded));
  return { ...replaceParts(content, (part) => pictures.get(part)), stage: stageOf() };
}

async function read() {
  const [first, ...others] = readLanguages('.', brandFile(), reading);
  return Promise.all([encodePictures(first), ...others.map(encodePictures)] as const);
}

let known: { stamp: string; all: ReturnType<typeof read> } | undefined;

/**
 * The checked content in every language, the default first. Only pages read it; everything else gets
 * props. In dev it is read again once a file has changed, so that edits show without reloading modules.
 */
export function contents() {
  const stamp = import.meta.env.DEV ? stampOf('.', brandFile()) : '';
  if (known?.stamp !== stamp) known = { stamp, all: read() };
  return known.all;
}
