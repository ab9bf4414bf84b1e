import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from '../../art/marks/portrait.tsx';
import { contents } from '../../content/content.ts';
import { type Person, people } from '../../content/people.ts';
import { inkDeclarations } from '../../lib/ink.ts';
import { slugify } from '../../lib/text.ts';
import { drawnFile } from '../_drawn-file.ts';

/** Faces are derived from names in the default language, so that a person looks the same in all. */
async function facesByName() {
  const all = await contents();
  const first = new Map(people(all[0]).map((person) => [person.place, person]));
  return new Map(
    all
      .flatMap(people)
      .filter(({ isDrawn }) => isDrawn)
      .map((person) => [slugify(person.name), first.get(person.place) ?? person]),
  );
}

export const getStaticPaths = (async () =>
  [...(await facesByName())].map(([name, props]) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths;

/** A separate file, so that a page loads a portrait only when it comes into view. */
export const GET: APIRoute<Person> = async ({ props: { name, hair, ink } }) => {
  const [{ brand }] = await contents();
  const { inks, themeColor } = brand;
  const paper = `--color-paper:light-dark(${themeColor.light},${themeColor.dark})`;
  const rules = `:root{color-scheme:light dark;${paper};${inkDeclarations(inks[ink])}}`;
  const portrait = createElement(Portrait, { seed: name, id: 'oval', hair, rules });
  return drawnFile('svg', renderToStaticMarkup(portrait));
};
