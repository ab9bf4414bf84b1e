import { expect, test } from '@playwright/test';
import { mainPaths } from '../../src/lib/routes.ts';
import { documentOf } from './built.ts';
import { content } from './pages.ts';

type Groups = Record<string, string[]>;

const header: Groups = {
  Solutions: [
    '/solutions/travel-agencies',
    '/solutions/mobile-operators',
    '/solutions/enterprises',
    '/solutions/startups',
  ],
  Features: [
    '/features/white-label',
    '/features/provider-integration',
    '/features/payment-processing',
    '/features/analytics',
    '/features/mobile-app',
  ],
  Providers: [
    '/providers/supported',
    '/providers/coverage',
    '/providers/integration',
    '/providers/custom',
  ],
  Resources: ['/resources/docs', '/resources/api', '/resources/stories', '/faq'],
  Company: ['/about', '/contact', '/company/careers', '/company/press'],
  Legal: ['/legal/privacy-policy', '/legal/terms', '/legal/cookie-policy'],
};
const badges: Record<string, string> = {
  '/solutions/startups': 'Coming Soon',
  '/features/payment-processing': 'Coming Soon',
  '/features/mobile-app': 'Premium',
};
const plainLinks = ['/pricing'];

const row = 'header [data-dropdown]';
const overlay = 'dialog nav';
const footer = 'footer nav';

type Part = ReturnType<typeof documentOf>['body'];
const hrefs = (part: Part) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** Groups in the order of the page: the first line of each list item, and the links below it. */
function groupsOf(path: string, frame: string): [string, string[]][] {
  return [...documentOf(path).querySelectorAll(`${frame} > ul > li`)]
    .filter((item) => item.querySelector('ul'))
    .map((item) => [item.querySelector('button, p')?.textContent ?? '', hrefs(item as Part)]);
}

for (const path of mainPaths) {
  test(`${path}: header, overlay and footer hold every group in order`, () => {
    const document = documentOf(path);
    const dropdowns = [...document.querySelectorAll(row)].map((trigger) => {
      const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
      return [trigger.textContent, panel ? hrefs(panel as Part) : []];
    });
    expect(dropdowns).toEqual(Object.entries(header));
    expect(groupsOf(path, overlay)).toEqual(Object.entries(header));

    const inFooter = groupsOf(path, footer);
    expect(inFooter.map(([title]) => title)).toEqual(Object.keys(header));
    expect(inFooter.flatMap(([, links]) => links).toSorted()).toEqual(
      [...Object.values(header).flat(), ...plainLinks, '/resources/blog'].toSorted(),
    );
  });

  test(`${path}: badges stand on the same three links everywhere`, () => {
    for (const part of ['header', 'dialog', 'footer']) {
      const found = [...documentOf(path).querySelectorAll(`${part} nav li`)]
        .filter((item) => !item.querySelector('ul'))
        .flatMap((item) => {
          const text = item.textContent;
          const badge = Object.values(badges).find((label) => text.endsWith(label));
          return badge ? [[item.querySelector('a')?.getAttribute('href'), badge]] : [];
        });
      const twice = part === 'header' ? 2 : 1;
      expect.soft(found, part).toHaveLength(3 * twice);
      expect.soft(Object.fromEntries(found), part).toEqual(badges);
    }
  });

  test(`${path}: the current page is marked in header, overlay and footer, and no other`, () => {
    const document = documentOf(path);
    const isInMenu = [...Object.values(header).flat(), ...plainLinks].includes(path);
    for (const part of ['header > div', 'dialog', 'footer']) {
      const current = [...document.querySelectorAll(`${part} a[aria-current="page"]`)];
      const marked = current.map((link) => link.getAttribute('href'));
      expect.soft(marked, part).toEqual(isInMenu ? [path] : []);
    }
  });

  test(`${path}: Pricing, Sign In and Sign Up are plain links, the blog is in the footer only`, () => {
    const document = documentOf(path);
    for (const part of ['header > div', 'dialog']) {
      const links = [...document.querySelectorAll(`${part} a`)];
      const named = Object.fromEntries(
        links.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect.soft(named, part).toMatchObject({
        Pricing: '/pricing',
        'Sign In': '/sign-in',
        'Sign Up': '/sign-up',
      });
      expect.soft(Object.values(named), part).not.toContain('/resources/blog');
    }
    expect(document.querySelectorAll('footer a[href="/resources/blog"]')).toHaveLength(1);
  });

  test(`${path}: the footer links three external networks`, () => {
    const list = documentOf(path).querySelector(`footer ul[aria-label="${content.words.socials}"]`);
    const links = [...(list?.querySelectorAll('a') ?? [])];
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect.soft(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect.soft(link.getAttribute('rel')).toContain('noopener');
    }
  });
}
