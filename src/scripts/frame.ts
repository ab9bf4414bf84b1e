import { followBilling } from './billing.ts';
import { followMenus } from './menus.ts';
import { prefetchLinks } from './prefetch.ts';
import { followScroll } from './scroll.ts';
import { followTheme } from './theme.ts';
import { showYear } from './year.ts';

followTheme();
followScroll();
followMenus();
followBilling();
prefetchLinks();
showYear();
