import { slugify } from './text.ts';

/** An owner's video. Both files are in the content folder. */
export type Video = {
  file: string;
  /** The file with what is said in it, in WebVTT; “none” if nothing is said. */
  captions: string;
};

export const noCaptions = 'none';

const endingOf = (file: string) => /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';

/** The address of a video or its captions on the site: videos/tour.mp4 is /videos/tour.mp4. */
export function videoAddress(file: string): string {
  const ending = endingOf(file);
  const stem = file.slice(0, file.length - ending.length).replace(/^videos\//, '');
  return `/videos/${slugify(stem)}${ending}`;
}
