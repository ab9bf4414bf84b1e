import { slugify } from './text.ts';

/** In place of a file with what is said in a video, if nothing is said. */
export const noCaptions = 'none';

const endingOf = (file: string) => /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';

/** The address of a video or its captions on the site: videos/tour.mp4 is /videos/tour.mp4. */
export function videoAddress(file: string): string {
  const ending = endingOf(file);
  const stem = file.slice(0, file.length - ending.length).replace(/^videos\//, '');
  return `/videos/${slugify(stem)}${ending}`;
}
