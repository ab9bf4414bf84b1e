import { mapTexts } from '../lib/data.ts';
import { type Language, localPath, pathOf } from '../lib/paths.ts';

/** The addresses that a visitor passes from this one on, up to a page, another host or a circle. */
export function pathFrom(start: string, targets: ReadonlyMap<string, string>): string[] {
  const passed = [start];
  let to = targets.get(start);
  while (to !== undefined) {
    passed.push(to);
    to = passed.indexOf(to) < passed.length - 1 ? undefined : targets.get(pathOf(to));
  }
  return passed;
}

/** [words](/address), with or without a title, and [name]: /address. */
export const linkInText = /(\]\(<?|^ {0,3}\[[^\]\n]+\]: *<?)(\/[^)>\s]*)/gm;

/**
 * A copy of the data whose links lead to where a redirect would, with no extra hop, and to pages in
 * this language, where it has them.
 */
export function linksIn<Data>(
  data: Data,
  language: Language,
  targets: ReadonlyMap<string, string>,
): Data {
  if (!language.prefix && targets.size === 0) return data;
  const local = (href: string) => {
    const to = pathFrom(href, targets).at(-1) ?? href;
    return language.paths.includes(pathOf(to)) ? localPath(to, language) : to;
  };
  return mapTexts(data, (text, path) => {
    if (path.at(-1) === 'href') return text.startsWith('/') ? local(text) : text;
    return text.replace(linkInText, (_, before: string, href: string) => before + local(href));
  });
}
