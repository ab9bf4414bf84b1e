import { followBilling } from './billing.ts';
import { wearFaces } from './faces.ts';
import { followMenus } from './menus.ts';
import { prefetchLinks } from './prefetch.ts';
import { followScroll } from './scroll.ts';
import { followTheme } from './theme.ts';

followTheme();
followScroll();
followMenus();
followBilling();
prefetchLinks();
wearFaces();

// A page built last year must not say last year. Numbers in words of a language are slow to ask for.
const year = document.querySelector<HTMLElement>('[data-year]');
const now = new Date().getFullYear();
if (year && Number(year.dataset.year) !== now) {
  year.textContent = now.toLocaleString(document.documentElement.lang, { useGrouping: false });
}
