import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { contents } from '../../content/content.ts';
import { videoAddress } from '../../lib/videos.ts';

type Props = { name: string };

/** The owner's videos and their captions, as they are. */
export const getStaticPaths = (async () => {
  const names = (await contents()).flatMap(({ ownVideos }) => ownVideos);
  return [...new Set(names)].map((name) => ({
    params: { file: videoAddress(name).split('/').at(-1) },
    props: { name },
  }));
}) satisfies GetStaticPaths;

const types: Record<string, string> = { '.mp4': 'video/mp4', '.vtt': 'text/vtt' };

/** Only the dev server needs the type: a build goes by file names. */
export const GET: APIRoute<Props> = async ({ props: { name } }) => {
  const type = types[name.slice(-4).toLowerCase()] ?? 'video/webm';
  return new Response(await readFile(`content/${name}`), { headers: { 'content-type': type } });
};
