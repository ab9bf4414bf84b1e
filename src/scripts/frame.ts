import { followMenus } from './menus.ts';
import { prefetchLinks } from './prefetch.ts';
import { followScroll } from './scroll.ts';
import { followTheme } from './theme.ts';

followTheme();
followScroll();
followMenus();
prefetchLinks();

// A page built last year must not say last year.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}
