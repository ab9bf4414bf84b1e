import { X } from 'lucide';
import { Badge } from '../components/badge.tsx';
import { ButtonLink } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { localPath } from '../lib/paths.ts';
import type { Site } from '../schema/site.ts';
import { LanguageLinks } from './language-links.tsx';

type Props = { site: Site; path: string };

/** The overlay of small screens. */
export function SiteMenu({ site, path }: Props) {
  const { navigation, words, language } = site;
  const here = localPath(path, language);
  const { groups, pricing, signIn, signUp, badges } = navigation;
  const link = (label: string, href: string) => (
    <a
      href={href}
      aria-current={href === here ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-print"
    >
      {label}
    </a>
  );
  return (
    <dialog id="site-menu" popover="auto" aria-label={words.menu} className="site-menu">
      <div className="sticky top-0 flex h-(--header) items-center justify-between border-b border-rule bg-paper px-(--gutter)">
        <p className="font-display text-lg font-bold">{words.menu}</p>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="icon-button"
        >
          <LineIcon drawing={X} />
          <span className="sr-only">{words.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={words.mainMenu} className="px-(--gutter) py-4">
        <ul>
          {pricing && (
            <li className="border-b border-rule pb-2 font-semibold">
              {link(pricing.label, pricing.href)}
            </li>
          )}
          {groups.map((group) => (
            <li key={group.id} className="border-b border-rule py-4">
              <p className="mb-1 font-mono text-xs text-soft">{group.title}</p>
              <ul>
                {group.items
                  .filter(({ footerOnly }) => !footerOnly)
                  .map(({ label, href, badge }) => (
                    <li key={href} className="flex items-center gap-3">
                      {link(label, href)}
                      {badge && <Badge className="text-soft">{badges[badge]}</Badge>}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
        <LanguageLinks
          site={site}
          path={path}
          className="flex flex-wrap gap-x-6 border-b border-rule py-4"
          linkClass="flex min-h-11 items-center text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-print"
        />
        {(signIn || signUp) && (
          <div className="grid auto-cols-fr grid-flow-col gap-3 py-6">
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
      </nav>
    </dialog>
  );
}
