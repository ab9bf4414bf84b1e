import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderPng } from '../../../tools/build/render-png.ts';
import { ShareCard } from '../../art/plate/share-card.tsx';
import type { Content } from '../../content/content.ts';
import { contents } from '../../content/contents.ts';
import type { Page } from '../../content/page-schema.ts';
import { toHex } from '../../lib/color.ts';
import { shareName, shareOf } from '../../lib/head.ts';
import { markOf } from '../../lib/marks.ts';
import { localPath } from '../../lib/paths.ts';
import { paletteOf } from '../../lib/theme.ts';
import { typeSets } from '../../lib/type-sets.ts';
import { drawnFile } from '../_drawn-file.ts';

export const getStaticPaths = (async () =>
  (await contents()).flatMap((content) =>
    content.pages
      .filter(({ meta }) => !shareOf(meta, content.brand))
      .map((page) => ({
        params: { name: shareName(localPath(page.address, content.language)) },
        props: { page, content },
      })),
  )) satisfies GetStaticPaths;

type Props = { page: Page; content: Content };

/** The house ink, for pages without an ink of their own. */
const house = 'agencies';

export const GET: APIRoute<Props> = async ({ props: { page, content } }) => {
  const { brand, language } = content;
  const { ink = house, meta } = page;
  const card = createElement(ShareCard, {
    title: meta.title,
    dir: language.dir,
    brandName: brand.name,
    tagline: brand.tagline,
    preset: ink === house ? 'landing' : ink,
    cut: brand.plate,
    mark: markOf(brand),
    face: typeSets[brand.type].display,
    ink: toHex(brand.inks[ink].light),
    ...paletteOf(brand),
  });
  return drawnFile('png', await renderPng(card, 1200, brand.type));
};
