import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import { importPicture, newFormats } from 'virtual:pictures';
import { cutOf, type Picture } from '../lib/pictures.ts';

/** The one width for browsers that support neither of the newer formats. */
const fallbackWidth = 960;

/**
 * Sets the addresses of a picture. Astro's image service encodes the files: at the end of a build, in
 * dev on request.
 */
export async function encodePicture(picture: Picture): Promise<void> {
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
  Object.assign(picture, { ...size, src: address, sources: await Promise.all(sources) });
}
