import { longest } from './longest.ts';

type Labeled = { label: string };
type Menus = { groups: { title: string }[]; pricing: Labeled; signIn: Labeled; signUp: Labeled };

/**
 * From which width the row of menus is shown, by the number of its letters. English fits from 68rem;
 * longer words need the widest row, and the longest stay in the overlay.
 */
export function headerRoom({ groups, pricing, signIn, signUp }: Menus) {
  const labels = [...groups.map(({ title }) => title), pricing.label, signIn.label, signUp.label];
  const letters = longest([labels.join('')]);
  if (letters <= 70) return { row: 'nav:block', opener: 'nav:hidden' };
  return letters <= 78 ? { row: 'xl:block', opener: 'xl:hidden' } : { row: '', opener: '' };
}
