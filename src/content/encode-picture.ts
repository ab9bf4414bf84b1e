import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import { importPicture } from 'virtual:pictures';
import { cutOf, type Picture } from '../lib/picture.ts';

/** Gives a picture its addresses: encoded by Astro's image service, in the build or when asked for in dev. */
export async function encodePicture(picture: Picture): Promise<void> {
  const { default: src } = await importPicture(resolve(picture.src));
  const { width, height, widths } = cutOf(picture);
  const isPhotograph = /\.jpe?g$/i.test(picture.src) || picture.shape === 'share';
  const crop = { src, fit: 'cover', position: 'attention' } as const;
  const all = (format: string) => getImage({ ...crop, format, width, height, widths });
  const fallbackWidth = widths.findLast((each) => each <= 960) ?? width;
  const fallback = await getImage({
    ...crop,
    format: isPhotograph ? 'jpg' : 'png',
    width: fallbackWidth,
    height: Math.round((fallbackWidth * height) / width),
  });
  const formats = picture.shape === 'share' ? [] : ['avif', 'webp'];
  const sources = formats.map(async (format) => ({
    type: `image/${format}`,
    srcSet: (await all(format)).srcSet.attribute,
  }));
  Object.assign(picture, { src: fallback.src, width, height, sources: await Promise.all(sources) });
}
