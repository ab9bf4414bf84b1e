import type { APIRoute, GetStaticPaths } from 'astro';
import { contents } from '../../content/contents.ts';
import type { SvgFile } from '../../lib/pictures.ts';
import { drawnFile, filesAt } from '../_drawn-file.ts';

/** The owner's drawings, after cleaning. */
export const getStaticPaths = (async () => {
  const drawings = (await contents()).flatMap((content) => content.ownDrawings);
  return filesAt(drawings.map((each) => [each.src, each]));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SvgFile> = ({ props }) => drawnFile('svg', props.svg);
