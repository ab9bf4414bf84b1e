import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { PlanCards } from './plan-cards.tsx';
import type { plansWords } from './plans-words.ts';

export function Plans({ words, anchor, uid, site }: BandProps<typeof plansWords>) {
  const { title, intro, link } = words;
  const set = site.plans[words.plans];
  if (!set) return null;
  return (
    <Band id={anchor} title={title} intro={intro} tone="sheet">
      <PlanCards id={uid} set={set} prices={site.prices} moneyFormat={site.brand} />
      {link && (
        <p className="mt-8">
          <a href={link.href} className="link-line">
            {link.label}
          </a>
        </p>
      )}
    </Band>
  );
}
