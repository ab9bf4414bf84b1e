import { z } from 'zod';
import type { Picture, SvgFile } from '../lib/pictures.ts';
import { withoutHtml } from './fields.ts';

/** The name of a file in the folder of the content or the brand. */
export const named = (ending: string, message: string) =>
  z.string(message).regex(new RegExp(`^(?![/\\\\]|.*(?:\\.\\.|:)).+\\.(${ending})$`, 'i'), message);

export const rasterFile = named(
  'jpe?g|png|webp|avif',
  'must be the file of a picture, such as images/maya.jpg: JPEG, PNG, WebP or AVIF',
);

const shows = 'must say what the picture shows, for those who do not see it';

/** A picture whose file has not been read yet. */
export const pictureFrom = (src: string, alt: string, shape: Picture['shape']): Picture => ({
  alt,
  shape,
  src,
  width: 0,
  height: 0,
  sources: [],
});

/** A field for a picture: its file, in the folder of the content or the brand, and its alt text. */
export const picture = (shape: Picture['shape'], description: string) =>
  z
    .strictObject({
      file: rasterFile.describe(
        'File, from the content folder: images/maya.jpg. For a brand, beside its file',
      ),
      alt: withoutHtml(z.string(shows).trim().min(1, shows)).describe(
        'Alternative text: what the picture shows, for people who do not see it',
      ),
    })
    .transform(({ file, alt }) => pictureFrom(file, alt, shape))
    .meta({ kind: 'picture', shape, description });

export const portrait = picture(
  'portrait',
  'Photograph, in place of the drawn portrait',
).optional();

/** A picture in a Markdown text. */
export const pictureInText = picture('figure', 'A picture in a text');

/** The name of an SVG file. */
export const drawing = (description: string) =>
  named('svg', 'must be the name of an SVG file, such as logo.svg')
    .transform((src): SvgFile => ({ src, svg: '', width: 0, height: 0 }))
    .meta({ kind: 'picture', shape: 'drawing', description });
