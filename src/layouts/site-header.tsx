import { ChevronDown, Languages, Menu, Moon, Sun } from 'lucide';
import { Badge } from '../components/badge.tsx';
import { ButtonLink } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { isLong, shownName } from '../lib/identity.ts';
import { headerRoom } from '../lib/layout.ts';
import { languagesOf, localPath } from '../lib/paths.ts';
import { longest } from '../lib/text.ts';
import type { FrameWords, Navigation, NavigationGroup } from '../schema/frame.ts';
import type { Site } from '../schema/site.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';

type Props = { site: Site; path: string };

const itemLook =
  'flex min-h-11 items-center justify-between gap-2 rounded-plate px-2.5 py-2 text-sm text-ink no-underline hover:bg-sheet aria-[current=page]:font-semibold aria-[current=page]:text-print';

function Dropdown({
  group,
  badges,
  path,
}: {
  group: NavigationGroup;
  badges: Navigation['badges'];
  path: string;
}) {
  const items = group.items.filter(({ footerOnly }) => !footerOnly);
  const width = items.some(({ badge }) => badge) ? 'w-72' : 'w-56';
  const isCurrent = items.some(({ href }) => href === path);
  const id = `menu-${group.id}`;
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        data-dropdown=""
        data-current={isCurrent || undefined}
        className="header-link"
      >
        {group.title}
        <LineIcon drawing={ChevronDown} className="header-chevron ms-auto size-4" />
      </button>
      <div id={id} popover="auto" className={`dropdown ${width}`}>
        <ul>
          {items.map(({ label, href, badge }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined} className={itemLook}>
                {label}
                {badge && <Badge className="text-soft">{badges[badge]}</Badge>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function ThemeToggle({ words }: { words: FrameWords }) {
  return (
    <button type="button" data-theme-toggle="" className="icon-button needs-script">
      <span className="while-light">
        <LineIcon drawing={Moon} className="size-5" />
        <span className="sr-only">{words.toDark}</span>
      </span>
      <span className="while-dark">
        <LineIcon drawing={Sun} className="size-5" />
        <span className="sr-only">{words.toLight}</span>
      </span>
    </button>
  );
}

/** For wide screens: on small ones, the overlay lists the languages. */
function LanguageMenu({ site, path }: Props) {
  const { length: count } = languagesOf(site.languages, path);
  if (count < 2 || !site.navigation.languageSwitch) return null;
  return (
    <div className="hidden header-xl:block">
      <button type="button" popoverTarget="menu-language" data-dropdown="" className="icon-button">
        <LineIcon drawing={Languages} className="size-5" />
        <span className="sr-only">{site.words.language}</span>
      </button>
      <div id="menu-language" popover="auto" className="dropdown w-56">
        <LanguageLinks site={site} path={path} linkClass={itemLook} />
      </div>
    </div>
  );
}

/** The fixed header: a row of native popovers on wide screens, one overlay on small ones. */
export function SiteHeader({ site, path }: Props) {
  const { brand, navigation, words, language } = site;
  const here = localPath(path, language);
  const { groups, pricing, signIn, signUp, badges } = navigation;
  const { row, opener } = headerRoom(navigation);
  const isTight = longest([signUp?.label ?? '']) > 9 || (!brand.logo && isLong(shownName(brand)));
  return (
    <header data-header="" className="site-header">
      <div className="page-width flex h-(--header) items-center gap-2 header-sm:gap-4">
        <Logo site={site} />
        <nav aria-label={words.mainMenu} className={`ms-4 hidden ${row}`}>
          <ul className="flex">
            {groups.map((group) => (
              <Dropdown key={group.id} group={group} badges={badges} path={here} />
            ))}
            {pricing && (
              <li>
                <a
                  href={pricing.href}
                  aria-current={pricing.href === here ? 'page' : undefined}
                  className="header-link"
                >
                  {pricing.label}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className="ms-auto flex items-center header-sm:gap-2">
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
            <LineIcon drawing={Menu} />
            <span className="sr-only">{words.openMenu}</span>
          </button>
        </div>
      </div>
      <SiteMenu site={site} path={path} />
    </header>
  );
}
