import type { Content } from '../src/content/parse-content.ts';
import { StoryBand, TeamBand, ValuesBand } from '../src/sections/about-page.tsx';
import { AccountAlternative, AccountHead, PromoPanel } from '../src/sections/account-page.tsx';
import { CardGrid } from '../src/sections/card-grid.tsx';
import { ChangesBand } from '../src/sections/changes-band.tsx';
import { ClosingBand } from '../src/sections/closing-band.tsx';
import { CostBand } from '../src/sections/cost-band.tsx';
import { DetailBand } from '../src/sections/detail-band.tsx';
import { InkForm } from '../src/sections/ink-form.tsx';
import { LandingFeatures } from '../src/sections/landing-features.tsx';
import { LanguageLinks } from '../src/sections/language-links.tsx';
import { LaunchBand } from '../src/sections/launch-band.tsx';
import { MethodsLedger } from '../src/sections/methods-ledger.tsx';
import { MomentBand } from '../src/sections/moment-band.tsx';
import { NotFoundPage } from '../src/sections/not-found-page.tsx';
import { PaymentsBand } from '../src/sections/payments-band.tsx';
import { PlanCards } from '../src/sections/plan-cards.tsx';
import { PriceCards } from '../src/sections/price-cards.tsx';
import { AddOns, PlanComparison } from '../src/sections/pricing-page.tsx';
import { SignInPromo, SignUpPromo } from '../src/sections/promo-lists.tsx';
import { ProofBand } from '../src/sections/proof-band.tsx';
import { QuestionsBand } from '../src/sections/questions-band.tsx';
import { RulerBand } from '../src/sections/ruler-band.tsx';
import { SetupThread } from '../src/sections/setup-thread.tsx';
import { StatStrip } from '../src/sections/stat-strip.tsx';
import { StoryCase } from '../src/sections/story-case.tsx';
import { TapeBand } from '../src/sections/tape-band.tsx';
import { TestimonialCard } from '../src/sections/testimonials-band.tsx';
import { TextHead } from '../src/sections/text-head.tsx';
import { WhyBand } from '../src/sections/why-band.tsx';
import type { Example } from './example.ts';

const arabic = { code: 'ar', name: 'العربية', dir: 'rtl', prefix: '/ar' } as const;

/** The bands of the pages with their own content. */
export function bands(content: Content): Example[] {
  const {
    about,
    brand,
    landing,
    mobileApp,
    notFound,
    paymentProcessing,
    pricing,
    signIn,
    signUp,
    startups,
  } = content;
  const sample = content.words.sample;
  const [testimonial] = landing.testimonials.items;
  const band = (file: string, name: string, element: Example['element']): Example => ({
    file: `sections/${file}.tsx`,
    name,
    element,
  });
  return [
    band('stat-strip', 'Statistics', <StatStrip {...landing.trust} />),
    band('card-grid', 'Cards', <CardGrid {...landing.features} />),
    band('card-grid', 'Cards, numbered', <CardGrid {...landing.features} look="numbered" />),
    band('card-grid', 'Cards, across', <CardGrid {...landing.features} look="across" />),
    band(
      'landing-features',
      'Cards, two of them drawn',
      <LandingFeatures words={landing.features} specimens={content.specimens} />,
    ),
    band(
      'setup-thread',
      'Steps on one thread',
      <SetupThread words={landing.setup} specimens={content.specimens} moneyFormat={brand} />,
    ),
    ...(paymentProcessing.moment
      ? [band('moment-band', 'Second drawing', <MomentBand {...paymentProcessing.moment} />)]
      : []),
    band('changes-band', 'What changes', <ChangesBand {...startups.changes} />),
    band('launch-band', 'Steps', <LaunchBand {...startups.launch} />),
    ...(startups.tape
      ? [
          band(
            'tape-band',
            'Steps under a tape',
            <TapeBand {...startups.launch} tape={startups.tape} locale={brand.locale} />,
          ),
        ]
      : []),
    ...(mobileApp.steps?.weeks && mobileApp.prices
      ? [
          band(
            'ruler-band',
            'Steps on a ruler',
            <RulerBand
              {...mobileApp.steps}
              weeks={mobileApp.steps.weeks}
              prices={mobileApp.prices.items}
              locale={brand.locale}
            />,
          ),
        ]
      : []),
    band('proof-band', 'Figures', <ProofBand {...startups.proof} />),
    ...(startups.why ? [band('why-band', 'Reasons', <WhyBand {...startups.why} />)] : []),
    band('detail-band', 'Explanation', <DetailBand {...mobileApp.detail} />),
    ...(mobileApp.prices
      ? [band('price-cards', 'Price cards', <PriceCards {...mobileApp.prices} />)]
      : []),
    band(
      'payments-band',
      'Payment methods',
      <PaymentsBand {...landing.payments} methods={content.paymentMethods.methods} />,
    ),
    ...(paymentProcessing.methods
      ? [
          band(
            'methods-ledger',
            'Payment methods, line by line',
            <MethodsLedger
              {...paymentProcessing.methods}
              methods={content.paymentMethods.methods}
            />,
          ),
        ]
      : []),
    band(
      'plan-cards',
      'Plans',
      <PlanCards
        id="gallery"
        words={pricing.words}
        plans={pricing.plans}
        prices={content.prices.plans}
        moneyFormat={content.brand}
      />,
    ),
    band('pricing-page', 'Comparison', <PlanComparison words={pricing} />),
    band(
      'cost-band',
      'Costs',
      <CostBand
        words={pricing.perSale}
        plans={pricing.plans}
        prices={content.prices.plans}
        moneyFormat={content.brand}
      />,
    ),
    band('pricing-page', 'Add-ons', <AddOns {...pricing.addOns} />),
    band('questions-band', 'Questions', <QuestionsBand {...pricing.questions} />),
    band('text-head', 'Head of a text', <TextHead heading={about.heading} intro={about.intro} />),
    band('about-page', 'Story', <StoryBand words={about.story} specimens={content.specimens} />),
    band('about-page', 'Values', <ValuesBand {...about.values} />),
    band('about-page', 'Team', <TeamBand words={about.team} sample={sample} />),
    band(
      'story-case',
      'Case',
      <StoryCase story={content.storyTravel} words={content.stories} sample={sample} />,
    ),
    ...(testimonial
      ? [
          band(
            'testimonials-band',
            'Testimonial',
            <TestimonialCard
              item={testimonial}
              alt={landing.testimonials.portrait}
              sample={sample}
            />,
          ),
        ]
      : []),
    band('ink-form', 'Try-out', <InkForm words={landing.hero.ink} brandName={brand.name} />),
    band('account-page', 'Account head', <AccountHead {...signIn} />),
    band('account-page', 'Account link', <AccountAlternative {...signIn.alternative} />),
    band(
      'promo-lists',
      'Promotion, sign-in',
      <PromoPanel heading={signIn.promo.heading}>
        <SignInPromo {...signIn.promo} />
      </PromoPanel>,
    ),
    band(
      'promo-lists',
      'Promotion, sign-up',
      <PromoPanel heading={signUp.promo.heading}>
        <SignUpPromo {...signUp.promo} />
      </PromoPanel>,
    ),
    band(
      'language-links',
      'Languages',
      <LanguageLinks
        site={{ ...content, languages: [content.language, arabic] }}
        path="/"
        className="flex gap-6"
        linkClass="link-line"
      />,
    ),
    band(
      'not-found-page',
      'Not found',
      <NotFoundPage words={notFound} cut={content.brand.plate} />,
    ),
    band('closing-band', 'Call to action', <ClosingBand {...landing.closing} />),
  ];
}
