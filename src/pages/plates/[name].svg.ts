import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BandFile, PlateFile, printed } from '../../art/plate/files.tsx';

type Props = { drawing: ReactElement };

export const getStaticPaths = (() => [
  { params: { name: 'band' }, props: { drawing: createElement(BandFile) } },
  ...printed.map((preset) => ({
    params: { name: preset },
    props: { drawing: createElement(PlateFile, { preset }) },
  })),
]) satisfies GetStaticPaths;

/** Files of their own, so that the words of a page do not wait for its ornament. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(renderToStaticMarkup(props.drawing));
