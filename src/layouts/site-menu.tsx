import { X } from 'lucide';
import { Badge } from '../components/badge.tsx';
import { ButtonLink } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { localPath } from '../lib/paths.ts';
import type { Navigation, NavigationGroup } from '../schema/frame.ts';
import type { Site } from '../schema/site.ts';
import { LanguageLinks } from './language-links.tsx';

type Props = {
  site: Site;
  path: string;
  /** Shows the groups as a row if the header is wide enough. */
  className: string;
};

type GroupProps = { group: NavigationGroup; badges: Navigation['badges']; here: string };

const current = (href: string, here: string) => (href === here ? ('page' as const) : undefined);

/** In the row a native popover under its button; in the drawer a list under its title. */
function Group({ group, badges, here }: GroupProps) {
  const items = group.items.filter(({ footerOnly }) => !footerOnly);
  const id = `menu-${group.id}`;
  return (
    <li className="menu-group">
      <button
        type="button"
        popoverTarget={id}
        data-dropdown=""
        data-current={items.some(({ href }) => href === here) || undefined}
        className="in-row header-link chevron"
      >
        {group.title}
      </button>
      <p className="in-drawer font-mono text-xs text-soft">{group.title}</p>
      <ul
        id={id}
        popover="auto"
        className={`dropdown ${items.some(({ badge }) => badge) ? 'w-72' : 'w-56'}`}
      >
        {items.map(({ label, href, badge }) => (
          <li key={href}>
            <a href={href} aria-current={current(href, here)} className="menu-link">
              {label}
              {badge && <Badge className="text-soft">{badges[badge]}</Badge>}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One menu: a row of groups in a wide header, and on small screens a drawer with all of them. */
export function SiteMenu({ site, path, className }: Props) {
  const { navigation, words, language } = site;
  const here = localPath(path, language);
  const { groups, pricing, signIn, signUp, badges } = navigation;
  const link = ({ label, href }: { label: string; href: string }, className: string) => (
    <a href={href} aria-current={current(href, here)} className={className}>
      {label}
    </a>
  );
  return (
    <div id="site-menu" popover="auto" data-label={words.menu} className={`site-menu ${className}`}>
      <div className="menu-sheet">
        <div className="in-drawer sticky top-0 z-1 flex h-(--header) items-center justify-between border-b border-rule bg-paper px-(--gutter)">
          <p className="font-display text-lg font-bold">{words.menu}</p>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: the focus when the drawer opens, not the page
            autoFocus
            className="icon-button"
          >
            <LineIcon drawing={X} label={words.closeMenu} />
          </button>
        </div>
        <nav aria-label={words.mainMenu}>
          <ul className="menu-row">
            {pricing && (
              <li className="in-drawer menu-group font-semibold">{link(pricing, 'menu-link')}</li>
            )}
            {groups.map((group) => (
              <Group key={group.id} group={group} badges={badges} here={here} />
            ))}
            {pricing && <li className="in-row">{link(pricing, 'header-link')}</li>}
          </ul>
        </nav>
        <div className="in-drawer contents">
          <LanguageLinks
            site={site}
            path={path}
            className="mx-(--gutter) flex flex-wrap gap-x-6 border-b border-rule py-4"
            linkClass="menu-link"
          />
          {(signIn || signUp) && (
            <div className="sticky bottom-0 grid auto-cols-fr grid-flow-col gap-3 border-t border-rule bg-paper px-(--gutter) py-4">
              {signIn && (
                <ButtonLink kind="quiet" href={signIn.href} className="px-3">
                  {signIn.label}
                </ButtonLink>
              )}
              {signUp && (
                <ButtonLink kind="strong" href={signUp.href} className="px-3">
                  {signUp.label}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
