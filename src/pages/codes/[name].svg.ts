import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../art/drawings/qr-code.tsx';
import { contents } from '../../content/contents.ts';
import { codeFile } from '../../lib/paths.ts';
import { paletteOf } from '../../lib/theme.ts';
import { drawnFile } from '../_drawn-file.ts';

type Props = { code: string };

/** Every activation code in the words of drawings. */
function codesIn(data: unknown): string[] {
  if (!data || typeof data !== 'object') return [];
  const { activationCode } = data as { activationCode?: unknown };
  return [
    ...(typeof activationCode === 'string' ? [activationCode] : []),
    ...Object.values(data).flatMap(codesIn),
  ];
}

const sampleCodes = async () => (await contents()).flatMap(({ drawings }) => codesIn(drawings));

export const getStaticPaths = (async () =>
  [...new Map((await sampleCodes()).map((code) => [codeFile(code), code]))].map(([file, code]) => ({
    params: { name: file.split('/').at(-1)?.replace('.svg', '') },
    props: { code },
  }))) satisfies GetStaticPaths;

/** A separate file, because QR codes hardly compress and no page should wait for one. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const { paper, text } = paletteOf((await contents())[0].brand);
  const drawing = createElement(QrCode, { text: props.code, paper, ink: text });
  return drawnFile('svg', renderToStaticMarkup(drawing));
};
