import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderPng } from '../../../build/render-png.ts';
import { ShareCard } from '../../art/share-card.tsx';
import { contents } from '../../content/content.ts';
import { pageMetas } from '../../content/page-metas.ts';
import type { Content } from '../../content/parse-content.ts';
import type { Audience, Meta } from '../../content/schemas/fields.ts';
import { pngFile } from '../../lib/file-answer.ts';
import { shareName, shareOf } from '../../lib/head.ts';
import { localPath } from '../../lib/language.ts';
import { markOf } from '../../lib/mark.ts';
import { toHex } from '../../lib/oklch.ts';
import { paletteOf } from '../../lib/palette.ts';
import { typeSets } from '../../lib/type-sets.ts';

/** Pages with an ink of their own; all others use the house ink. */
const inks: Record<string, Audience> = {
  '/solutions/mobile-operators': 'operators',
  '/solutions/enterprises': 'enterprises',
  '/solutions/startups': 'startups',
  '/features/provider-integration': 'operators',
  '/features/analytics': 'enterprises',
  '/features/mobile-app': 'startups',
};

export const getStaticPaths = (async () =>
  (await contents()).flatMap((content) =>
    pageMetas(content)
      .filter(({ meta }) => !shareOf(meta, content.brand))
      .map(({ path, meta }) => ({
        params: { name: shareName(localPath(path, content.language)) },
        props: { path, meta, content },
      })),
  )) satisfies GetStaticPaths;

type Props = { path: string; meta: Meta; content: Content };

export const GET: APIRoute<Props> = async ({ props: { path, meta, content } }) => {
  const { brand, language } = content;
  const ink = inks[path] ?? 'agencies';
  const card = createElement(ShareCard, {
    title: meta.title,
    dir: language.dir,
    brandName: brand.name,
    tagline: brand.tagline,
    preset: inks[path] ?? 'landing',
    cut: brand.plate,
    mark: markOf(brand),
    face: typeSets[brand.type].display,
    ink: toHex(brand.inks[ink].light),
    ...paletteOf(brand),
  });
  return pngFile(await renderPng(card, 1200, typeSets[brand.type].display));
};
