import { expect, test } from '@playwright/test';
import { isKnownPath } from '../../src/lib/routes.ts';
import { builtFile, documentOf } from './built.ts';
import { content, everyPath } from './pages.ts';

const { brand } = content;
const hrefsOf = (path: string) =>
  [...documentOf(path).querySelectorAll('a, area, link:not([rel="canonical"])')].map(
    (link) => link.getAttribute('href') ?? '',
  );

function isFile(address: string): boolean {
  try {
    return builtFile(address).length > 0;
  } catch {
    return false;
  }
}

/** Whether the place that a link names is on the page that it names. */
function hasFragment(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || documentOf(pathname).getElementById(id) !== null;
}

for (const path of everyPath) {
  test(`${path}: every link inside the site leads somewhere`, () => {
    const inside = hrefsOf(path).filter((href) => !/^[a-z]+:/.test(href));
    expect(inside.filter((href) => !/^[/#]/.test(href))).toEqual([]);
    expect(inside.filter((href) => !isKnownPath(href) && !isFile(href))).toEqual([]);
    const places = inside.filter((href) => href.includes('#'));
    expect(places.filter((href) => !hasFragment(href, path))).toEqual([]);
  });

  test(`${path}: links outside are the three networks, mail and phone`, () => {
    const allowed = [
      ...brand.socials.map(({ href }) => href),
      `mailto:${brand.email}`,
      `tel:${brand.phone.replace(/[^+\d]/g, '')}`,
    ];
    const outside = hrefsOf(path).filter((href) => /^[a-z]+:/.test(href));
    expect(outside.filter((href) => !allowed.includes(href))).toEqual([]);
  });

  test(`${path}: every link and button has a name`, () => {
    const nameless = [...documentOf(path).querySelectorAll('a, button')].filter(
      (element) => !(element.getAttribute('aria-label') ?? element.textContent).trim(),
    );
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
  });

  test(`${path}: no button is silent`, () => {
    // A button answers by itself (submit, popover), belongs to an island, or is one of these, which
    // plain scripts listen to (scripts/theme.ts and scripts/ink.ts).
    const ofTheFrame = '[data-theme-toggle], [data-ink-form] button';
    const silent = [...documentOf(path).querySelectorAll('button')].filter((button) => {
      const target = button.getAttribute('popovertarget');
      if (target) return documentOf(path).getElementById(target) === null;
      return !button.closest('astro-island') && !button.matches(ofTheFrame);
    });
    expect(silent.map((button) => button.outerHTML)).toEqual([]);
  });

  test(`${path}: no two elements share an id`, () => {
    const ids = [...documentOf(path).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
}
