import type { ComponentProps, ReactNode } from 'react';
import type { FeaturePage } from '../content/schemas/features.ts';
import type { PaymentMethods } from '../content/schemas/payment-methods.ts';
import { CardGrid } from './card-grid.tsx';
import { ClosingBand } from './closing-band.tsx';
import { DetailBand } from './detail-band.tsx';
import { LaunchBand } from './launch-band.tsx';
import { MethodsLedger } from './methods-ledger.tsx';
import { MomentBand } from './moment-band.tsx';
import { PriceCards } from './price-cards.tsx';
import { RulerBand } from './ruler-band.tsx';

type Props = {
  page: FeaturePage;
  locale: string;
  paymentMethods: PaymentMethods;
  look?: NonNullable<ComponentProps<typeof CardGrid>['look']>;
  /** The papers of the drawing and of the explaining band. */
  tones?: {
    moment?: NonNullable<ComponentProps<typeof MomentBand>['tone']>;
    detail?: NonNullable<ComponentProps<typeof DetailBand>['tone']>;
  };
  /** The page's second drawing. */
  children?: ReactNode;
};

/** The bands of a feature page, those that its file names and in that order. */
export function FeatureBands({
  page,
  locale,
  paymentMethods,
  look = 'icons',
  tones: { moment: momentTone = 'sheet', detail: detailTone = 'paper' } = {},
  children,
}: Props) {
  const { cards, moment, steps, methods, prices, detail, closing } = page;
  const bands: Record<FeaturePage['bands'][number], ReactNode> = {
    cards: cards && <CardGrid key="cards" {...cards} look={look} />,
    moment: moment && (
      <MomentBand key="moment" {...moment} tone={momentTone}>
        {children}
      </MomentBand>
    ),
    steps:
      steps &&
      (steps.weeks ? (
        <RulerBand
          key="steps"
          {...steps}
          weeks={steps.weeks}
          prices={prices?.items ?? []}
          locale={locale}
        />
      ) : (
        <LaunchBand key="steps" {...steps} steps={steps.items} />
      )),
    methods: methods && <MethodsLedger key="methods" {...methods} methods={paymentMethods} />,
    prices: prices && <PriceCards key="prices" {...prices} />,
    detail: detail && <DetailBand key="detail" {...detail} tone={detailTone} />,
    closing: closing && <ClosingBand key="closing" {...closing} />,
  };
  return page.bands.map((name) => bands[name]);
}
