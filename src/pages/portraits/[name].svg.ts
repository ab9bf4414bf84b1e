import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from '../../art/marks/portrait.tsx';
import { contentFor, contents } from '../../content/content.ts';
import { type Person, people } from '../../content/people.ts';
import { svgFile } from '../../lib/file-answer.ts';
import { inkDeclarations } from '../../lib/ink.ts';
import { slugify } from '../../lib/slugify.ts';

/** A face follows from a name in the default language, so that a person has one in all of them. */
async function facesByName() {
  const all = await contents();
  const faces = people(all[0]);
  return new Map(
    all.flatMap((each) =>
      people(each).flatMap((person, index) =>
        person.isDrawn ? [[slugify(person.name), faces[index] ?? person] as const] : [],
      ),
    ),
  );
}

export const getStaticPaths = (async () =>
  [...(await facesByName())].map(([name, props]) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths;

/** A file of its own, so that a page loads a portrait only when it comes into view. */
export const GET: APIRoute<Person> = async (context) => {
  const { name, hair, ink } = context.props;
  const { inks, themeColor } = (await contentFor(context)).brand;
  const paper = `--color-paper:light-dark(${themeColor.light},${themeColor.dark})`;
  const rules = `:root{color-scheme:light dark;${paper};${inkDeclarations(inks[ink])}}`;
  const portrait = createElement(Portrait, { seed: name, id: 'oval', hair, rules });
  return svgFile(renderToStaticMarkup(portrait));
};
