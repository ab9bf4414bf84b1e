import { marked } from 'marked';
import { z } from 'zod';
import type { Drawing, Picture } from '../../lib/picture.ts';

const named = (ending: string, message: string) =>
  z.string(message).regex(new RegExp(`^(?![/\\\\]|.*(?:\\.\\.|:)).+\\.(${ending})$`, 'i'), message);

const rasterEndings = 'jpe?g|png|webp|avif';

/** As it stands before its file is looked at. */
export const pictureFrom = (src: string, alt: string, shape: Picture['shape']): Picture => ({
  alt,
  shape,
  src,
  width: 0,
  height: 0,
  sources: [],
});

/** One line that names a picture: its file, from the folder of the content or of the brand, and what it shows. */
export const picture = (shape: Picture['shape'], description: string) =>
  z
    .strictObject({
      file: named(
        rasterEndings,
        'must be the file of a picture, such as images/maya.jpg: JPEG, PNG, WebP or AVIF',
      ).describe(
        'The file, from the content folder: images/maya.jpg. For a brand, beside its file',
      ),
      alt: z
        .string('must say what the picture shows, for those who do not see it')
        .trim()
        .min(1, 'must say what the picture shows, for those who do not see it')
        .describe('What the picture shows, for those who do not see it'),
    })
    .transform(({ file, alt }) => pictureFrom(file, alt, shape))
    .meta({ kind: 'picture', shape, description });

export const portrait = picture(
  'portrait',
  'A photograph in place of the drawn portrait',
).optional();

const inText = picture('figure', 'A picture in a text');

export const figure = picture('figure', 'A picture in place of the drawing').optional();

/** A page of Markdown, with the pictures that its text names. */
export function withPictures<Page extends { body: string }>(page: Page, context: z.RefinementCtx) {
  const pictures: Record<string, Picture> = {};
  marked.walkTokens(marked.lexer(page.body), (token) => {
    if (token.type !== 'image') return;
    const { data, error } = inText.safeParse({ file: token.href, alt: token.text });
    if (data) pictures[token.href] = data;
    for (const { message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['body', token.href], message });
  });
  return { ...page, pictures };
}

/** The name of an SVG file. */
export const drawing = (description: string) =>
  named('svg', 'must be the name of an SVG file, such as logo.svg')
    .transform((src): Drawing => ({ src, svg: '', width: 0, height: 0 }))
    .meta({ kind: 'picture', shape: 'drawing', description });
