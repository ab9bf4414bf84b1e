import { Band } from '../../components/band.tsx';
import { LinkLine } from '../../components/link-line.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import type { PlansProps } from './plans-words.ts';

const looks = { cards: Cards, table: PlanTable } satisfies Record<
  PlansProps['words']['look'],
  unknown
>;

export function Plans(props: PlansProps) {
  const Look = looks[props.words.look];
  return <Look {...props} />;
}

function Cards({ words, anchor, uid, site }: PlansProps) {
  const { title, intro, link } = words;
  const set = site.plans[words.plans];
  if (!set) return null;
  return (
    <Band id={anchor} title={title} intro={intro} tone="sheet">
      <PlanCards id={uid} set={set} site={site} />
      <LinkLine link={link} className="mt-8" />
    </Band>
  );
}
