import { slugify } from './text.ts';

/** Replaces the captions file of a video without speech. */
export const noCaptions = 'none';

const endingOf = (file: string) => /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';

/** The URL path of a video or its captions: videos/tour.mp4 becomes /videos/tour.mp4. */
export function videoAddress(file: string): string {
  const ending = endingOf(file);
  const stem = file.slice(0, file.length - ending.length).replace(/^videos\//, '');
  return `/videos/${slugify(stem)}${ending}`;
}
