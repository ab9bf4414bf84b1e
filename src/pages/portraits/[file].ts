import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { contents } from '../../content/contents.ts';
import { inkDeclarations } from '../../lib/ink.ts';
import { portraitFile } from '../../lib/paths.ts';
import { face, inkName } from '../../schema/fields.ts';
import { drawnFile, filesAt } from '../_drawn-file.ts';

const faces = face.unwrap().options;

export const getStaticPaths = (() =>
  filesAt(
    faces.flatMap((name) =>
      inkName.options.map((ink) => [portraitFile(name, ink), { name, ink }] as const),
    ),
  )) satisfies GetStaticPaths;

type Props = { name: (typeof faces)[number]; ink: (typeof inkName.options)[number] };

/** A drawn face in an ink of the brand: a page's styles do not reach into a picture. */
export const GET: APIRoute<Props> = async ({ props: { name, ink } }) => {
  const [{ brand }] = await contents();
  const { light, dark } = brand.themeColor;
  const inks = `--color-paper:light-dark(${light},${dark});${inkDeclarations(brand.inks[ink])}`;
  const drawing = await readFile(`src/art/marks/faces/${name}.svg`, 'utf8');
  return drawnFile('svg', drawing.replace('<style>', `<style>:root{${inks}}`));
};
