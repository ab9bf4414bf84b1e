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
// A face may not come: the page is whole without it.
wearFaces().catch(() => {});

// A page built last year must not say last year.
const { lang } = document.documentElement;
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = new Date().getFullYear().toLocaleString(lang, { useGrouping: false });
}
