import { noCaptions } from '../lib/videos.ts';
import { bytesInEffect, type ReadBytes } from './pictures.ts';

/** A file of a video as the content names it, and where it is. */
export type OwnVideo = { name: string; file: string };

export const isVideoPart = (kind: string, name: string) =>
  kind === 'video' || (kind === 'captions' && name !== noCaptions);

/** The first bytes of a file tell what it is, whatever its name says. */
const headLength = 16;
const startsAs: Record<string, { is: (head: string) => boolean; what: string }> = {
  mp4: { is: (head) => head.slice(4, 8) === 'ftyp', what: 'an MP4 video' },
  webm: { is: (head) => head.startsWith('\x1aE\xdf\xa3'), what: 'a WebM video' },
  vtt: {
    is: (head) => /^(\xef\xbb\xbf)?WEBVTT/.test(head),
    what: 'a WebVTT file, whose first line is WEBVTT',
  },
};

/** The file that a name stands for, or a sentence if it is missing or is not what its name says. */
export function findVideoPart(
  kind: string,
  name: string,
  brandPath: string,
  readBytes: ReadBytes,
): OwnVideo | string {
  const { file, bytes } = bytesInEffect(`content/${name}`, brandPath, readBytes, headLength);
  if (!bytes)
    return kind === 'video'
      ? `${file} is not there`
      : `${file} is not there: it holds what is said in the video, as WebVTT. If nothing is said in it, say so: “captions: ${noCaptions}”`;
  const expected = startsAs[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return expected?.is(Buffer.from(bytes.slice(0, headLength)).toString('latin1'))
    ? { name, file }
    : `${file} is not ${expected?.what}`;
}
