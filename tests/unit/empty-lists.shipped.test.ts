import { describe, expect, it } from 'vitest';
import type { Files } from '../../src/content/file-reader.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { exampleOf, pageText } from '../../tools/examples/example-pages.ts';
import { faultsOf } from '../support/faults-of.ts';

const sound = readFiles('.');

describe('lists that are empty', () => {
  const without = (folder: string) =>
    Object.fromEntries(Object.entries(sound).filter(([file]) => !file.startsWith(folder)));

  it.each([
    ['content/stories/', 'resources/stories', 'bands.1.stories: shows all stories, and'],
    ['content/faq/', 'faq', 'bands.1.categories: shows all questions, and'],
  ])('%s: the page that shows it is named, with what to do', (folder, page, says) => {
    const file = `content/pages/${page}.yaml`;
    expect(faultsOf(() => parseContent(without(folder)))).toEqual([
      expect.stringMatching(
        new RegExp(`^${file}:\\d+ ${says}.*delete its file and the links to it`),
      ),
    ]);
    // Then the links are named, one by one.
    const { [file]: _, ...rest } = without(folder);
    const left = faultsOf(() => parseContent(rest));
    expect(left).toContainEqual(
      expect.stringMatching(/^content\/navigation\.yaml:\d+ .*is no page/),
    );
    expect(left.filter((fault) => !fault.includes('is no page'))).toEqual([]);
  });

  it('a list of articles says so, and neither menus nor search engines are told of its page', () => {
    const blog = pageText('Blog', [
      exampleOf('head'),
      { ...exampleOf('articles'), below: '/resources/blog' },
    ]);
    const told = (files: Files) => {
      const { pages, navigation } = parseContent(files);
      const links = navigation.groups.flatMap(({ items }) => items.map(({ href }) => href));
      const page = pages.find(({ address }) => address === '/resources/blog');
      return { isListed: page?.listed, isInMenu: links.includes('/resources/blog') };
    };
    const files = {
      ...sound,
      'content/planned.yaml': String(sound['content/planned.yaml']).replace(
        /^.*\/resources\/blog.*\n/m,
        '',
      ),
      'content/pages/resources/blog.yaml': blog,
    };
    expect(told(files)).toEqual({ isListed: false, isInMenu: false });
    const one = `---
meta: { title: One, description: "${'One. '.repeat(16)}" }
date: 2026-11-16
heading: One.
intro: One.
---
One.
`;
    expect(told({ ...files, 'content/pages/resources/blog/one.md': one })).toEqual({
      isListed: true,
      isInMenu: true,
    });
  });

  it('a group of the menu that would be empty goes, too', () => {
    const menu = String(sound['content/navigation.yaml']);
    const blog = pageText('News', [
      exampleOf('head'),
      { ...exampleOf('articles'), below: '/news' },
    ]);
    const files = {
      ...sound,
      'content/pages/news.yaml': blog,
      'content/navigation.yaml': menu.replace(
        'groups:\n',
        'groups:\n  - { id: news, title: News, items: [{ label: News, href: /news }] }\n',
      ),
    };
    const titles = parseContent(files).navigation.groups.map(({ title }) => title);
    expect(titles).not.toContain('News');
    expect(titles).toContain('Solutions');
  });
});
