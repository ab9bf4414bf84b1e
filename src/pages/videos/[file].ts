import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { contents } from '../../content/contents.ts';
import { videoAddress } from '../../lib/videos.ts';
import { filesAt } from '../_drawn-file.ts';

type Props = { name: string; file: string };

/** The owner's videos and their captions, as they are. */
export const getStaticPaths = (async () => {
  const videos = (await contents()).flatMap(({ ownVideos }) => ownVideos);
  return filesAt(videos.map((each) => [videoAddress(each.name), each]));
}) satisfies GetStaticPaths;

const types: Record<string, string> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };

/** Only the dev server needs the type: a build goes by file names. */
export const GET: APIRoute<Props> = async ({ props: { name, file } }) => {
  const type = types[name.slice(-4).toLowerCase()] ?? 'video/webm';
  return new Response(await readFile(file), { headers: { 'content-type': type } });
};
