import type { BandProps } from '../define-band.ts';
import { PlanCards } from '../plans/plan-cards.tsx';
import type { plansHeroWords } from './plans-hero-words.ts';

export function PlansHero({ words, anchor, uid, site }: BandProps<typeof plansHeroWords>) {
  const set = site.plans[words.plans];
  return (
    <div id={anchor} className="page-width pt-14 pb-16 lg:pt-20 lg:pb-24">
      <h1 className="max-w-200 text-3xl">{words.title}</h1>
      <p className="mt-5 mb-10 max-w-text text-lg text-soft">{words.intro}</p>
      {set && (
        <PlanCards id={uid} level={2} set={set} prices={site.prices} moneyFormat={site.brand} />
      )}
    </div>
  );
}
