import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BandFile, PlateFile, ThreadFile } from '../../art/plate/files.tsx';
import { presetNames } from '../../art/plate/presets.ts';
import { contents } from '../../content/contents.ts';
import { drawnFile } from '../_drawn-file.ts';

type Props = { drawing: ReactElement };

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
  return Object.entries(drawings).map(([name, drawing]) => ({
    params: { name },
    props: { drawing },
  }));
}) satisfies GetStaticPaths;

/** Separate files, so that the text of a page does not wait for its ornament. */
export const GET: APIRoute<Props> = ({ props }) =>
  drawnFile('svg', renderToStaticMarkup(props.drawing));
