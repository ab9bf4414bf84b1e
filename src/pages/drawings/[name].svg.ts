import type { APIRoute, GetStaticPaths } from 'astro';
import { contents } from '../../content/contents.ts';
import type { SvgFile } from '../../lib/pictures.ts';
import { drawnFile } from '../_drawn-file.ts';

/** The owner's drawings, after cleaning. */
export const getStaticPaths = (async () => {
  const drawings = (await contents()).flatMap((content) => content.ownDrawings);
  return [...new Map(drawings.map((props) => [props.src, props])).values()].map((props) => ({
    params: { name: props.src.split('/').at(-1)?.replace('.svg', '') },
    props,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SvgFile> = ({ props }) => drawnFile('svg', props.svg);
