import { Languages, Menu, Moon, Sun } from 'lucide';
import { ButtonLink } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { isLong, shownName } from '../lib/names.ts';
import { languagesOf } from '../lib/paths.ts';
import { longest } from '../lib/text.ts';
import type { FrameWords } from '../schema/frame.ts';
import type { Site } from '../schema/site.ts';
import { headerRoom } from './header-room.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';

type Props = { site: Site; path: string };

function ThemeToggle({ words }: { words: FrameWords }) {
  return (
    <button type="button" data-theme-toggle="" className="icon-button needs-script">
      <LineIcon drawing={Moon} label={words.toDark} className="size-5 dark:hidden" />
      <LineIcon drawing={Sun} label={words.toLight} className="hidden size-5 dark:block" />
    </button>
  );
}

/** For wide screens: on small ones, the drawer lists the languages. */
function LanguageMenu({ site, path }: Props) {
  const { length: count } = languagesOf(site.languages, path);
  if (count < 2 || !site.navigation.languageSwitch) return null;
  return (
    <div className="hidden header-xl:block">
      <button type="button" popoverTarget="menu-language" data-dropdown="" className="icon-button">
        <LineIcon drawing={Languages} label={site.words.language} className="size-5" />
      </button>
      <div id="menu-language" popover="auto" className="dropdown w-56 text-sm">
        <LanguageLinks site={site} path={path} linkClass="menu-link" />
      </div>
    </div>
  );
}

/** The fixed header: logo, menu, and the controls that every screen shows. */
export function SiteHeader({ site, path }: Props) {
  const { brand, navigation, words } = site;
  const { signIn, signUp } = navigation;
  const { row, opener } = headerRoom(navigation);
  const isTight = longest([signUp?.label ?? '']) > 9 || (!brand.logo && isLong(shownName(brand)));
  return (
    <header data-header="" className="site-header">
      <div className="page-width flex h-(--header) items-center gap-2 header-sm:gap-4">
        <Logo site={site} />
        <SiteMenu site={site} path={path} className={row} />
        <div className="ms-auto flex shrink-0 items-center header-sm:gap-2">
          <LanguageMenu site={site} path={path} />
          {navigation.themeSwitch && <ThemeToggle words={words} />}
          {signIn && (
            <a href={signIn.href} className="header-link not-header-sm:hidden">
              {signIn.label}
            </a>
          )}
          {signUp && (
            <ButtonLink
              kind="strong"
              size="small"
              href={signUp.href}
              className={isTight ? 'not-header-sm:hidden' : 'not-header-xs:hidden'}
            >
              {signUp.label}
            </ButtonLink>
          )}
          <button
            type="button"
            popoverTarget="site-menu"
            className={`icon-button -me-[12px] ${opener}`}
          >
            <LineIcon drawing={Menu} label={words.openMenu} />
          </button>
        </div>
      </div>
    </header>
  );
}
