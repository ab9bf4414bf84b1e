import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../art/qr-code.tsx';
import { contents } from '../../content/content.ts';
import { codeFile } from '../../lib/code-file.ts';
import { svgFile } from '../../lib/file-answer.ts';
import { paletteOf } from '../../lib/palette.ts';

type Props = { code: string };

const sampleCodes = async () =>
  (await contents()).flatMap(({ specimens: { esimCard, groupSheet } }) =>
    [esimCard, ...(groupSheet?.guests ?? [])].flatMap((code) => code?.activationCode ?? []),
  );

export const getStaticPaths = (async () =>
  [...new Map((await sampleCodes()).map((code) => [codeFile(code), code]))].map(([file, code]) => ({
    params: { name: file.split('/').at(-1)?.replace('.svg', '') },
    props: { code },
  }))) satisfies GetStaticPaths;

/** A file of its own: a QR code cannot be compressed, and no page should wait for one. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const { paper, text } = paletteOf((await contents())[0].brand);
  const drawing = createElement(QrCode, { text: props.code, paper, ink: text });
  return svgFile(renderToStaticMarkup(drawing));
};
