import type { ComponentProps, ReactNode } from 'react';
import type { SolutionPage } from '../content/schemas/solutions.ts';
import { CardGrid } from './card-grid.tsx';
import { ChangesBand } from './changes-band.tsx';
import { ClosingBand } from './closing-band.tsx';
import { LaunchBand } from './launch-band.tsx';
import { MomentBand } from './moment-band.tsx';
import { ProofBand } from './proof-band.tsx';
import { TapeBand } from './tape-band.tsx';
import { WhyBand } from './why-band.tsx';

type Props = {
  page: SolutionPage;
  locale: string;
  /** How the cards look, so that pages that follow each other do not look alike. */
  look?: NonNullable<ComponentProps<typeof CardGrid>['look']>;
  /** The page's second drawing. */
  children?: ReactNode;
};

/** The bands of a solution page, those that its file names and in that order. */
export function SolutionBands({ page, locale, look = 'icons', children }: Props) {
  const { changes, cards, moment, why, launch, proof, closing } = page;
  const bands: Record<SolutionPage['bands'][number], ReactNode> = {
    changes: changes && <ChangesBand key="changes" {...changes} />,
    cards: cards && <CardGrid key="cards" {...cards} look={look} />,
    moment: moment && (
      <MomentBand key="moment" {...moment} tone="sheet">
        {children}
      </MomentBand>
    ),
    why: why && <WhyBand key="why" {...why} />,
    launch:
      launch &&
      (launch.tape ? (
        <TapeBand key="launch" {...launch} tape={launch.tape} locale={locale} />
      ) : (
        <LaunchBand key="launch" {...launch} tone="paper" />
      )),
    proof: proof && <ProofBand key="proof" {...proof} />,
    closing: closing && <ClosingBand key="closing" {...closing} />,
  };
  return page.bands.map((name) => bands[name]);
}
