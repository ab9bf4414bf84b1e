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
import { Rosette } from '../src/art/rosette.tsx';
import { ShareCard } from '../src/art/share-card.tsx';
import { SiteIcon } from '../src/art/site-icon.tsx';
import { WaveBand } from '../src/art/wave-band.tsx';
import { previewOf } from '../src/brand/preview-of.ts';
import type { Content } from '../src/content/parse-content.ts';
import { people } from '../src/content/people.ts';
import { markOf } from '../src/lib/mark.ts';
import { toHex } from '../src/lib/oklch.ts';
import { paletteOf } from '../src/lib/palette.ts';
import { standardCut } from '../src/lib/plate-cut.ts';
import { slugify } from '../src/lib/slugify.ts';
import { typeSets } from '../src/lib/type-sets.ts';
import type { Example } from './example.ts';

const inks: Partial<Record<PresetName, string>> = {
  operators: 'ink-operators',
  enterprises: 'ink-enterprises',
  startups: 'ink-startups',
};

const rosettes = (Object.keys(presetsOf(standardCut)) as PresetName[]).map(
  (preset): Example => ({
    file: 'art/rosette.tsx',
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
    file: 'art/wave-band.tsx',
    name: 'Wave band',
    element: <WaveBand className="h-16 w-full" />,
  },
  {
    file: 'art/misprint.tsx',
    name: 'Misprint',
    element: <Misprint cut={content.brand.plate} id="miss" className="w-96" />,
  },
  { file: 'art/chip.tsx', name: 'Chip', element: <Chip /> },
  {
    file: 'art/qr-code.tsx',
    name: 'QR code',
    element: <QrCode text="LPA:1$smdp.example.com$SAMPLE-0001" className="size-48" />,
  },
  {
    file: 'art/micro-line.tsx',
    name: 'Microprint',
    element: <MicroLine text="Sample Travel" className="w-80" />,
  },
  {
    file: 'art/logo.tsx',
    name: 'Mark',
    element: <LogoMark mark={markOf(content.brand)} className="size-12" />,
  },
  {
    file: 'art/site-icon.tsx',
    name: 'Touch icon',
    element: (
      <div className="size-24">
        <SiteIcon mark={markOf(content.brand)} {...paletteOf(content.brand)} />
      </div>
    ),
  },
  {
    file: 'art/share-card.tsx',
    name: 'Sharing image',
    element: (
      <div className="max-w-140 overflow-x-auto">
        <ShareCard
          cut={content.brand.plate}
          title={content.pricing.meta.title}
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
    file: 'art/brand-preview.tsx',
    name: 'Preview of a brand',
    element: (
      <div className="max-w-140">
        <BrandPreview {...previewOf(content)} />
      </div>
    ),
  },
  {
    file: 'art/marks/payment-mark.tsx',
    name: 'Payment marks',
    element: (
      <div className="flex flex-wrap gap-4">
        {content.paymentMethods.methods.map(({ id, name }) => (
          <PaymentMark key={id} method={id} name={name} />
        ))}
      </div>
    ),
  },
  {
    file: 'art/marks/payment-stamp.tsx',
    name: 'Payment stamp',
    element: (
      <div className="w-40">
        <PaymentStamp method="visa" name="Visa" place={0} />
      </div>
    ),
  },
  {
    file: 'art/marks/company-mark.tsx',
    name: 'Company marks',
    element: (
      <div className="flex flex-wrap gap-4">
        {content.storyCases.map((story) => (
          <div key={story.id} className={`ink-${story.audience}`}>
            <CompanyMark seed={story.company} />
          </div>
        ))}
      </div>
    ),
  },
  {
    file: 'art/marks/portrait.tsx',
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
