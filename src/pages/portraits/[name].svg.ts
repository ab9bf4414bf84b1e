import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from '../../art/marks/portrait.tsx';
import { contentFor, contents } from '../../content/content.ts';
import { type Person, people } from '../../content/people.ts';
import { inkDeclarations } from '../../lib/ink.ts';
import { slugify } from '../../lib/slugify.ts';

/** A face follows from a name: from that in the default language, so that nobody has two. */
function facesByName() {
  const all = contents();
  const faces = people(all[0]);
  return new Map(
    all.flatMap((each) =>
      people(each).map((person, index) => [slugify(person.name), faces[index] ?? person] as const),
    ),
  );
}

export const getStaticPaths = (() =>
  [...facesByName()].map(([name, props]) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths;

/** A file of its own, so that a page pays for a portrait only when it comes into view. */
export const GET: APIRoute<Person> = (context) => {
  const { name, hair, ink } = context.props;
  const { inks, themeColor } = contentFor(context).brand;
  const drawing = renderToStaticMarkup(createElement(Portrait, { seed: name, id: 'oval', hair }));
  const paper = `--color-paper:light-dark(${themeColor.light},${themeColor.dark})`;
  const style = `<style>:root{color-scheme:light dark;${paper};${inkDeclarations(inks[ink])}}</style>`;
  const picture = drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/ (class|aria-hidden)="[^"]*"/g, '')
    .replace('>', `>${style}`);
  return new Response(picture);
};
