import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
};

/** A response with a generated file. Only the dev server uses the type: a build uses file names. */
export const drawnFile = (type: keyof typeof types, body: BodyInit) =>
  new Response(body, { headers: { 'content-type': types[type] } });

export const drawnSvg = (drawing: ReactElement) => drawnFile('svg', renderToStaticMarkup(drawing));

/** `getStaticPaths` for files by their paths. Several languages may refer to the same file. */
export const filesAt = <Props extends object>(files: Iterable<readonly [string, Props]>) =>
  [...new Map(files)].map(([address, props]) => ({
    params: { file: address.split('/').at(-1) },
    props,
  }));
