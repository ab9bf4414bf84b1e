import type { Closing, HeroWords } from './schemas/fields.ts';

type Page = { hero?: Partial<HeroWords>; closing?: Closing | undefined; bands: readonly string[] };

/** Every button of a page that may answer with a notice. */
export const actionsOf = ({ hero, closing, bands }: Page) => [
  ...(hero?.actions ?? []),
  ...(bands.includes('closing') ? (closing?.actions ?? []) : []),
];
