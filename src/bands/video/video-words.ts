import { text, tone } from '../../content/schema/fields.ts';
import { captionsFile, posterFile, videoFile } from '../../content/schema/videos.ts';
import { defineBand } from '../define-band.ts';

export const videoWords = defineBand('A video of your own, under a heading', {
  title: text('Heading: what the video shows. It is also the video’s name for screen readers'),
  intro: text('One or two sentences under it').optional(),
  file: videoFile,
  captions: captionsFile,
  poster: posterFile.optional(),
  tone: tone.default('paper'),
});
