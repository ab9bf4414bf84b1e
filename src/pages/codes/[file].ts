import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { QrCode } from '../../art/drawings/qr-code.tsx';
import { contents } from '../../content/contents.ts';
import { partsOf } from '../../lib/data.ts';
import { codeFile } from '../../lib/paths.ts';
import { paletteOf } from '../../lib/theme.ts';
import { drawnSvg, filesAt } from '../_drawn-file.ts';

type Props = { text: string };

/** Every activation code in the words of drawings. */
const codesIn = (words: unknown) =>
  [...partsOf(words)]
    .filter(([, path]) => path.at(-1) === 'activationCode')
    .map(([code]) => String(code));

export const getStaticPaths = (async () => {
  const codes = (await contents()).flatMap(({ drawings }) => codesIn(drawings));
  return filesAt(codes.map((text) => [codeFile(text), { text }]));
}) satisfies GetStaticPaths;

/** A separate file, because QR codes hardly compress and no page should wait for one. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const { paper, text: ink } = paletteOf((await contents())[0].brand);
  return drawnSvg(createElement(QrCode, { ...props, paper, ink }));
};
