import { z } from 'zod';
import { noCaptions } from '../../lib/videos.ts';
import { text, tone } from '../../schema/fields.ts';
import { named, pictureFrom, rasterFile } from '../../schema/pictures.ts';
import { defineBand } from '../define-band.ts';

const asksForCaptions = `must name a WebVTT file with what is said in the video, such as videos/tour.vtt. If nothing is said in it, write “captions: ${noCaptions}”`;

export const videoWords = defineBand('A video of your own, under a heading', {
  title: text('Heading: what the video shows. It is also the video’s name for screen readers'),
  intro: text('One or two sentences under it').optional(),
  file: named('mp4|webm', 'must be the file of a video, such as videos/tour.mp4: MP4 or WebM').meta(
    { kind: 'video', description: 'The video, from the content folder: videos/tour.mp4' },
  ),
  captions: z
    .string(asksForCaptions)
    .refine((name) => name === noCaptions || named('vtt', '').safeParse(name).success, {
      error: asksForCaptions,
    })
    .meta({
      kind: 'captions',
      description: `What is said in the video, as a WebVTT file: videos/tour.vtt; ${noCaptions} if nothing is said`,
    }),
  // Without alternative text: players show it as a part of the video.
  poster: rasterFile
    .transform((src) => pictureFrom(src, '', 'poster'))
    .meta({
      kind: 'picture',
      shape: 'poster',
      description: 'A picture shown until the video plays, in place of the drawn one',
    })
    .optional(),
  tone: tone.default('paper'),
});
