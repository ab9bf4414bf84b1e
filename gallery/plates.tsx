import type { ReactNode } from 'react';
import { BrandPreview } from '../src/art/brand-preview.tsx';
import { Chip } from '../src/art/chip.tsx';
import { LogoMark } from '../src/art/logo.tsx';
import { CompanyMark } from '../src/art/marks/company-mark.tsx';
import { PaymentMark } from '../src/art/marks/payment-mark.tsx';
import { PaymentStamp } from '../src/art/marks/payment-stamp.tsx';
import { Portrait } from '../src/art/marks/portrait.tsx';
import { MicroLine } from '../src/art/micro-line.tsx';
import { Misprint } from '../src/art/misprint.tsx';
import { type PresetName, presetsOf } from '../src/art/plate/presets.ts';
import { QrCode } from '../src/art/qr-code.tsx';
import { Rosette, WaveBand } from '../src/art/rosette.tsx';
import { ShareCard } from '../src/art/share-card.tsx';
import { SiteIcon } from '../src/art/site-icon.tsx';
import { previewOf } from '../src/brand/preview-of.ts';
import type { Content } from '../src/content/parse-content.ts';
import { people } from '../src/content/people.ts';
import { toHex } from '../src/lib/color.ts';
import { markOf, standardCut } from '../src/lib/marks.ts';
import { slugify } from '../src/lib/text.ts';
import { paletteOf } from '../src/lib/theme.ts';
import { typeSets } from '../src/lib/type-sets.ts';

/** One thing to look at. */
export type Example = { name: string; element: ReactNode };

const inks: Partial<Record<PresetName, string>> = {
  operators: 'ink-operators',
  enterprises: 'ink-enterprises',
  startups: 'ink-startups',
};

const rosettes = (Object.keys(presetsOf(standardCut)) as PresetName[]).map(
  (preset): Example => ({
    name: `Rosette, ${preset}`,
    element: (
      <div className={inks[preset] ?? ''}>
        <Rosette preset={preset} className="size-96 max-w-full" />
      </div>
    ),
  }),
);

/** The plate at every size, from a full rosette to the mark of the site. */
export const plates = (content: Content): Example[] => [
  ...rosettes,
  {
    name: 'Wave band',
    element: <WaveBand className="h-16 w-full" />,
  },
  {
    name: 'Misprint',
    element: <Misprint cut={content.brand.plate} id="miss" className="w-96" />,
  },
  { name: 'Chip', element: <Chip /> },
  {
    name: 'QR code',
    element: <QrCode text="LPA:1$smdp.example.com$SAMPLE-0001" className="size-48" />,
  },
  {
    name: 'Microprint',
    element: <MicroLine text="Sample Travel" className="w-80" />,
  },
  {
    name: 'Mark',
    element: <LogoMark mark={markOf(content.brand)} className="size-12" />,
  },
  {
    name: 'Touch icon',
    element: (
      <div className="size-24">
        <SiteIcon mark={markOf(content.brand)} {...paletteOf(content.brand)} />
      </div>
    ),
  },
  {
    name: 'Sharing image',
    element: (
      <div className="max-w-140 overflow-x-auto">
        <ShareCard
          cut={content.brand.plate}
          title={content.brand.tagline}
          brandName={content.brand.name}
          tagline={content.brand.tagline}
          preset="landing"
          mark={markOf(content.brand)}
          face={typeSets[content.brand.type].display}
          ink={toHex(content.brand.inks.agencies.light)}
          {...paletteOf(content.brand)}
        />
      </div>
    ),
  },
  {
    name: 'Preview of a brand',
    element: (
      <div className="max-w-140">
        <BrandPreview {...previewOf(content.brand, content.brand.tagline)} />
      </div>
    ),
  },
  {
    name: 'Payment marks',
    element: (
      <div className="flex flex-wrap gap-4">
        {content.paymentMethods.map(({ id, name }) => (
          <PaymentMark key={id} method={id} name={name} />
        ))}
      </div>
    ),
  },
  {
    name: 'Payment stamp',
    element: (
      <ul className="w-40">
        <PaymentStamp method="visa" name="Visa" place={0} />
      </ul>
    ),
  },
  {
    name: 'Company marks',
    element: (
      <div className="flex flex-wrap gap-4">
        {content.stories.map((story) => (
          <div key={story.id} className={`ink-${story.ink}`}>
            <CompanyMark seed={story.company} />
          </div>
        ))}
      </div>
    ),
  },
  {
    name: 'Portraits',
    element: (
      <div className="flex flex-wrap gap-4">
        {people(content).map(({ name, hair, ink }) => (
          <div key={name} className={`ink-${ink}`}>
            <Portrait seed={name} hair={hair} id={`gallery-${slugify(name)}`} className="w-24" />
          </div>
        ))}
      </div>
    ),
  },
];
