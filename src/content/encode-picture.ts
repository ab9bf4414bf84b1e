import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import { importPicture, newFormats } from 'virtual:pictures';
import { cutOf, type Picture } from '../lib/pictures.ts';

/** Wide enough for browsers that know neither of the newer formats. */
const fallbackWidth = 960;

/**
 * Gives a picture its addresses. Astro's image service encodes it: in a build at its end, in dev when
 * it is asked for.
 */
export async function encodePicture(picture: Picture): Promise<void> {
  const { default: src } = await importPicture(resolve(picture.src));
  const { widths, ...size } = cutOf(picture);
  const isShared = picture.shape === 'share';
  const crop = { src, fit: 'cover', position: 'attention' } as const;
  const width = isShared ? size.width : Math.min(size.width, fallbackWidth);
  const { src: address } = await getImage({
    ...crop,
    format: !isShared && /\.png$/i.test(picture.src) ? 'png' : 'jpg',
    width,
    height: Math.round((width * size.height) / size.width),
  });
  // Those who show shared links know the old formats best.
  const formats = isShared ? [] : newFormats;
  const sources = formats.map(async (format) => {
    const { srcSet } = await getImage({ ...crop, format, widths, ...size });
    return { type: `image/${format}`, srcSet: srcSet.attribute };
  });
  Object.assign(picture, { ...size, src: address, sources: await Promise.all(sources) });
}
