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

const arabic = { code: 'ar', name: 'العربية', dir: 'rtl', prefix: '/ar', paths: ['/'] } as const;

/** The bands of the pages with their own content. A band without words has no example. */
export function bands(content: Content): Example[] {
  const { about, brand, landing, mobileApp, notFound, paymentProcessing, pricing } = content;
  const { signIn, signUp, specimens, startups } = content;
  const sample = content.words.sample;
  const methods = content.paymentMethods.methods;
  const prices = { prices: content.prices, moneyFormat: brand };
  const band = <Words,>(
    file: string,
    name: string,
    words: Words | undefined,
    draw: (words: Words) => Example['element'],
  ): Example[] =>
    words === undefined ? [] : [{ file: `sections/${file}.tsx`, name, element: draw(words) }];
  return [
    band('stat-strip', 'Statistics', landing.trust, (words) => <StatStrip {...words} />),
    band('card-grid', 'Cards', landing.features, (words) => <CardGrid {...words} />),
    band('card-grid', 'Cards, numbered', landing.features, (words) => (
      <CardGrid {...words} look="numbered" />
    )),
    band('card-grid', 'Cards, across', landing.features, (words) => (
      <CardGrid {...words} look="across" />
    )),
    band('landing-features', 'Cards, two of them drawn', landing.features, (words) => (
      <LandingFeatures words={words} specimens={specimens} />
    )),
    band('setup-thread', 'Steps on one thread', landing.setup, (words) => (
      <SetupThread words={words} specimens={specimens} moneyFormat={brand} />
    )),
    band('moment-band', 'Second drawing', paymentProcessing.moment, (words) => (
      <MomentBand {...words} />
    )),
    band('changes-band', 'What changes', startups.changes, (words) => <ChangesBand {...words} />),
    band('launch-band', 'Steps', startups.launch, (words) => <LaunchBand {...words} />),
    band('tape-band', 'Steps under a tape', startups.launch, (words) =>
      words.tape ? <TapeBand {...words} tape={words.tape} locale={brand.locale} /> : null,
    ),
    band('ruler-band', 'Steps on a ruler', mobileApp.steps, (words) =>
      words.weeks ? (
        <RulerBand
          {...words}
          weeks={words.weeks}
          prices={mobileApp.prices?.items ?? []}
          locale={brand.locale}
        />
      ) : null,
    ),
    band('proof-band', 'Figures', startups.proof, (words) => <ProofBand {...words} />),
    band('why-band', 'Reasons', startups.why, (words) => <WhyBand {...words} />),
    band('detail-band', 'Explanation', mobileApp.detail, (words) => <DetailBand {...words} />),
    band('price-cards', 'Price cards', mobileApp.prices, (words) => <PriceCards {...words} />),
    band('payments-band', 'Payment methods', landing.payments, (words) => (
      <PaymentsBand {...words} methods={methods} />
    )),
    band('methods-ledger', 'Payment methods, line by line', paymentProcessing.methods, (words) => (
      <MethodsLedger {...words} methods={methods} />
    )),
    band('plan-cards', 'Plans', pricing, ({ words, plans }) => (
      <PlanCards id="gallery" words={words} plans={plans} {...prices} />
    )),
    band('pricing-page', 'Comparison', pricing.comparison, (comparison) => (
      <PlanComparison {...pricing} comparison={comparison} />
    )),
    band('cost-band', 'Costs', pricing.perSale, (words) => (
      <CostBand words={words} plans={pricing.plans} {...prices} />
    )),
    band('pricing-page', 'Add-ons', pricing.addOns, (words) => <AddOns {...words} />),
    band('questions-band', 'Questions', pricing.questions, (words) => <QuestionsBand {...words} />),
    band('text-head', 'Head of a text', about, ({ heading, intro }) => (
      <TextHead heading={heading} intro={intro} />
    )),
    band('about-page', 'Story', about.story, (words) => (
      <StoryBand words={words} specimens={specimens} />
    )),
    band('about-page', 'Values', about.values, (words) => <ValuesBand {...words} />),
    band('about-page', 'Team', about.team, (words) => <TeamBand words={words} sample={sample} />),
    band('story-case', 'Case', content.storyCases[0], (story) => (
      <StoryCase story={story} words={content.stories} sample={sample} />
    )),
    band('testimonials-band', 'Testimonial', landing.testimonials, ({ items: [item], portrait }) =>
      item ? <TestimonialCard item={item} alt={portrait} sample={sample} /> : null,
    ),
    band('ink-form', 'Try-out', landing.hero.ink, (words) => (
      <InkForm words={words} brandName={brand.name} />
    )),
    band('account-page', 'Account head', signIn, (words) => <AccountHead {...words} />),
    band('account-page', 'Account link', signIn.alternative, (words) => (
      <AccountAlternative {...words} />
    )),
    band('promo-lists', 'Promotion, sign-in', signIn.promo, (words) => (
      <PromoPanel heading={words.heading}>
        <SignInPromo {...words} />
      </PromoPanel>
    )),
    band('promo-lists', 'Promotion, sign-up', signUp.promo, (words) => (
      <PromoPanel heading={words.heading}>
        <SignUpPromo {...words} />
      </PromoPanel>
    )),
    band('language-links', 'Languages', content, (site) => (
      <LanguageLinks
        site={{ ...site, languages: [site.language, arabic] }}
        path="/"
        className="flex gap-6"
        linkClass="link-line"
      />
    )),
    band('not-found-page', 'Not found', notFound, (words) => (
      <NotFoundPage words={words} cut={brand.plate} />
    )),
    band('closing-band', 'Call to action', landing.closing, (words) => <ClosingBand {...words} />),
  ].flat();
}
