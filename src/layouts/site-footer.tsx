import { ArrowUpRight } from 'lucide';
import { WaveBand } from '../art/plate/rosette.tsx';
import { Badge } from '../components/badge.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { localPath } from '../lib/paths.ts';
import type { NavigationGroup } from '../schema/frame.ts';
import { askedScripts } from '../schema/outside-scripts.ts';
import type { Site } from '../schema/site.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

type Props = { site: Site; path: string };
type Item = Pick<NavigationGroup['items'][number], 'label' | 'href' | 'badge'>;

const linkLook =
  'inline-flex min-h-8 pointer-coarse:min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1 text-sm leading-snug text-soft no-underline hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:font-semibold';

export function SiteFooter({ site, path }: Props) {
  const { brand, navigation, words, language } = site;
  const here = localPath(path, language);
  const { groups, pricing, badges } = navigation;
  const year = new Date().getFullYear();
  // The pricing link belongs to no group.
  const priced = groups.find(({ id }) => id === 'features') ?? groups[0];
  const itemsOf = (group: NavigationGroup): Item[] =>
    pricing && group === priced ? [...group.items, pricing] : group.items;
  const [before, after] = words.copyright.split('{year}');
  return (
    <footer className="mt-auto [&_li]:wrap-anywhere">
      <WaveBand className="h-16 w-full sm:h-24" />
      <div className="page-width grid gap-12 pt-12 pb-10 xl:grid-cols-[14rem_1fr]">
        <div>
          <Logo site={site} />
          <p className="mt-4 max-w-72 text-sm text-soft">{words.footerLine}</p>
          <ul aria-label={words.socials} className="mt-6 flex flex-wrap gap-x-4">
            {brand.socials.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" className={`${linkLook} min-h-11`}>
                  {name}
                  <LineIcon
                    drawing={ArrowUpRight}
                    label={`(${words.opensElsewhere})`}
                    className="outward size-3.5"
                  />
                </a>
              </li>
            ))}
          </ul>
          <LanguageLinks
            site={site}
            path={path}
            className="mt-4 flex flex-wrap gap-x-5"
            linkClass={`${linkLook} min-h-11`}
          />
        </div>
        <nav aria-label={words.footerMenu}>
          <ul className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-4 gap-y-10 sm:grid-cols-[repeat(3,auto)] sm:justify-between lg:grid-cols-[repeat(6,auto)]">
            {groups.map((group) => (
              <li key={group.id}>
                <p className="mb-2 font-display text-sm font-bold">{group.title}</p>
                <ul>
                  {itemsOf(group).map(({ label, href, badge }) => (
                    <li key={href}>
                      <a
                        href={href}
                        aria-current={href === here ? 'page' : undefined}
                        className={linkLook}
                      >
                        {label}
                        {badge && <Badge className="border-rule">{badges[badge]}</Badge>}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="page-width border-t border-rule py-6 text-xs text-soft">
        {before}
        {after !== undefined && (
          <span data-year={year}>{year.toLocaleString(brand.locale, { useGrouping: false })}</span>
        )}
        {after}
      </p>
      {words.resetBrand && (
        <button
          type="button"
          data-reset-brand=""
          className="link-line page-width mb-6 hidden text-xs in-data-tried:flex print:hidden"
        >
          {words.resetBrand}
        </button>
      )}
      {askedScripts(brand).length > 0 && (
        <div className="page-width needs-script pb-6">
          <button
            type="button"
            popoverTarget="consent"
            popoverTargetAction="show"
            className={linkLook}
          >
            {words.consent.change}
          </button>
        </div>
      )}
    </footer>
  );
}
