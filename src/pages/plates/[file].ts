import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement, type ReactElement } from 'react';
import { BandFile, PlateFile, ThreadFile } from '../../art/plate/files.tsx';
import { presetNames } from '../../art/plate/presets.ts';
import { contents } from '../../content/contents.ts';
import { drawnSvg, filesAt } from '../_drawn-file.ts';

type Props = { drawing: ReactElement };

/** Separate files, so that the text of a page does not wait for its ornament. */
export const getStaticPaths = (async () => {
  const cut = (await contents())[0].brand.plate;
  const drawings = {
    band: createElement(BandFile, { cut }),
    thread: createElement(ThreadFile, { cut }),
    'thread-down': createElement(ThreadFile, { cut, down: true }),
    ...Object.fromEntries(
      presetNames.map((preset) => [preset, createElement(PlateFile, { preset, cut })]),
    ),
  };
  return filesAt(Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, { drawing }]));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) => drawnSvg(props.drawing);
