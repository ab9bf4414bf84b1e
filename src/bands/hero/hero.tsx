import type { ReactNode } from 'react';
import { Misprint } from '../../art/plate/misprint.tsx';
import { Rosette } from '../../art/plate/rosette.tsx';
import { Actions } from '../../components/actions.tsx';
import { Badge } from '../../components/badge.tsx';
import { localPath } from '../../lib/paths.ts';
import { BandFigure, captionLook } from '../drawing/band-figure.tsx';
import { PlanCards } from '../plans/plan-cards.tsx';
import type { HeroProps } from './hero-words.ts';
import { TextHead } from './text-head.tsx';

const looks = {
  plate: PlateHero,
  quiet: QuietHero,
  plans: PlansHero,
  misprint: MisprintHero,
} satisfies Record<HeroProps['words']['look'], unknown>;

type Props = HeroProps & {
  /** An island in place of the figure. */
  children?: ReactNode;
};

export function Hero(props: Props) {
  const Look = looks[props.words.look];
  return <Look {...props} />;
}

/** The badge that the menu has beside the link to this page. */
function badgeOf({ navigation, language }: HeroProps['site'], { address }: HeroProps['page']) {
  const here = localPath(address, language);
  const items = navigation.groups.flatMap((group) => group.items);
  const { badge } = items.find(({ href }) => href === here) ?? {};
  return badge && navigation.badges[badge];
}

function PlateHero({ words, anchor, site, page, children }: Props) {
  const badge = badgeOf(site, page);
  return (
    <div id={anchor} className="plate-stage">
      <div className="page-width page-grid gap-y-14 pt-14 pb-16 lg:pt-16">
        <div className="col-span-12 lg:col-span-5 lg:pt-6">
          {badge && (
            <p className="mb-4 text-print">
              <Badge>{badge}</Badge>
            </p>
          )}
          <h1 className="text-[clamp(2.125rem,1.6rem+1.7vw,2.875rem)] leading-[1.06]">
            {words.title}
          </h1>
          <p className="mt-6 max-w-text text-lg text-soft">{words.lead}</p>
          <Actions actions={words.actions} className="mt-9" itemClass="lg:max-xl:grow" />
        </div>
        <div className="col-span-12 lg:col-span-7">
          <div className="relative lg:static">
            {words.plate && (
              <div className="plate-corner print-pass">
                <Rosette preset={words.plate} />
              </div>
            )}
            {children ?? <BandFigure figure={words} site={site} id="hero-figure" place="hero" />}
          </div>
          {words.caption && <p className={`mt-4 ${captionLook}`}>{words.caption}</p>}
        </div>
      </div>
    </div>
  );
}

function QuietHero({ words, anchor, uid, site, children }: Props) {
  return (
    <>
      <TextHead id={anchor} heading={words.title} intro={words.lead} />
      <Actions actions={words.actions} className="page-width mt-10" />
      {(words.picture || words.show || words.caption) && (
        <div className="page-width py-14">
          {children ?? <BandFigure figure={words} site={site} id={`${uid}-figure`} />}
          {words.caption && <p className={`mt-4 ${captionLook}`}>{words.caption}</p>}
        </div>
      )}
    </>
  );
}

function PlansHero({ words, anchor, uid, site }: HeroProps) {
  const set = words.plans && site.plans[words.plans];
  return (
    <div id={anchor} className="page-width pt-14 pb-16 lg:pt-16">
      <h1 className="max-w-200 text-3xl">{words.title}</h1>
      <p className="mt-5 mb-10 max-w-text text-lg text-soft">{words.lead}</p>
      {set && <PlanCards id={uid} level={2} set={set} site={site} />}
    </div>
  );
}

function MisprintHero({ words: { code = '', ...words }, anchor, site }: HeroProps) {
  return (
    <div id={anchor} className="page-width page-grid flex-1 items-center gap-y-6 pb-16">
      <div className="relative z-10 col-span-12 pt-8 lg:col-span-5">
        <h1 className="text-2xl sm:text-3xl lg:max-xl:text-2xl">
          <span className="sr-only">{`${code} `}</span>
          {words.title}
        </h1>
        <p className="mt-5 max-w-text text-lg text-soft">{words.lead}</p>
        <Actions actions={words.actions} className="mt-9" />
        {words.links && (
          <ul className="mt-6 grid justify-items-start">
            {words.links.map(({ label, href, paths }) => (
              <li key={label} data-paths={paths.join(' ')} hidden>
                <a href={href} className="link-line">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Misprint
        cut={site.brand.plate}
        id="misprint"
        text={code}
        className="col-span-12 mx-auto w-full max-lg:max-w-136 lg:col-span-7"
      />
    </div>
  );
}
