import { ChevronDown, Menu, Moon, Sun } from 'lucide-react';
import type { Brand } from '../brand/schema.ts';
import { Badge } from '../components/badge.tsx';
import { ButtonLink } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import type { Navigation, NavigationGroup, Words } from '../content/schemas/frame.ts';
import { Logo } from './logo.tsx';
import { SiteMenu } from './site-menu.tsx';

type Props = { brand: Brand; navigation: Navigation; words: Words; path: string };

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
        <LineIcon drawing={ChevronDown} className="header-chevron ml-auto size-4" />
      </button>
      <div id={id} popover="auto" className={`dropdown ${width}`}>
        <ul>
          {items.map(({ label, href, badge }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === path ? 'page' : undefined}
                className="flex min-h-11 items-center justify-between gap-3 rounded-plate px-3 py-2 text-sm text-ink no-underline hover:bg-sheet aria-[current=page]:font-semibold aria-[current=page]:text-print"
              >
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

function ThemeToggle({ words }: { words: Words }) {
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

/** The fixed header: a row of native popovers on wide screens, one overlay on small ones. */
export function SiteHeader({ brand, navigation, words, path }: Props) {
  const { groups, pricing, signIn, signUp, badges } = navigation;
  return (
    <header data-header="" className="site-header">
      <div className="arrives-whole page-width flex h-(--header) items-center gap-2 sm:gap-4">
        <Logo brand={brand} label={words.home} />
        <nav aria-label={words.mainMenu} className="ml-4 hidden nav:block">
          <ul className="flex">
            {groups.map((group) => (
              <Dropdown key={group.id} group={group} badges={badges} path={path} />
            ))}
            <li>
              <a
                href={pricing.href}
                aria-current={pricing.href === path ? 'page' : undefined}
                className="header-link"
              >
                {pricing.label}
              </a>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-2">
          <ThemeToggle words={words} />
          <a href={signIn.href} className="header-link hidden sm:inline-flex">
            {signIn.label}
          </a>
          <ButtonLink kind="strong" size="small" href={signUp.href} className="max-[22rem]:hidden">
            {signUp.label}
          </ButtonLink>
          <button type="button" popoverTarget="site-menu" className="icon-button nav:hidden">
            <LineIcon drawing={Menu} />
            <span className="sr-only">{words.openMenu}</span>
          </button>
        </div>
      </div>
      <SiteMenu navigation={navigation} words={words} path={path} />
    </header>
  );
}
