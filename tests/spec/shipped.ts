import type { BandName } from '../../src/bands/table.ts';
import { bandsOf, pageAt, content as read, type WordsOf } from '../support/pages.ts';

type Whole<Words> = { [Field in keyof Words]-?: NonNullable<Words[Field]> };

/** The words of a band of a shipped page, all of which the specification describes. */
export function on<Name extends BandName>(path: string, name: Name): Whole<WordsOf<Name>> {
  const found = bandsOf(name).find((band) => band.path === path);
  if (!found) throw new Error(`${path} has no band ${name}`);
  return found.words as unknown as Whole<WordsOf<Name>>;
}

/** A set of plans that ships. */
function plansOf(name: string) {
  const set = read.plans[name];
  if (!set) throw new Error(`There is no set of plans ${name}`);
  return set;
}

const { activity } = read;
if (!activity) throw new Error('There is no recent activity');

const solution = (slug: string) => {
  const path = `/solutions/${slug}`;
  return {
    hero: on(path, 'hero'),
    proof: on(path, 'figures'),
    closing: on(path, 'closing'),
    bands: pageAt(path)?.bands ?? [],
  };
};

const feature = (slug: string) => {
  const path = `/features/${slug}`;
  return { hero: on(path, 'hero'), cards: on(path, 'cards'), closing: on(path, 'closing') };
};

/** The shipped content by the names that the specification has for its parts. */
export const content = {
  ...read,
  landing: {
    hero: on('/', 'landing-hero'),
    trust: on('/', 'figures'),
    features: on('/', 'cards'),
    setup: on('/', 'setup'),
    payments: on('/', 'payments'),
    pricing: { ...on('/', 'plans'), ...plansOf('landing'), questions: on('/', 'questions') },
    testimonials: on('/', 'testimonials'),
    closing: on('/', 'closing'),
    popup: activity,
  },
  travelAgencies: solution('travel-agencies'),
  mobileOperators: solution('mobile-operators'),
  enterprises: solution('enterprises'),
  startups: {
    ...solution('startups'),
    cards: on('/solutions/startups', 'cards'),
    why: on('/solutions/startups', 'reasons'),
  },
  whiteLabel: feature('white-label'),
  providerIntegration: {
    ...feature('provider-integration'),
    steps: on('/features/provider-integration', 'steps'),
  },
  paymentProcessing: {
    ...feature('payment-processing'),
    methods: on('/features/payment-processing', 'methods'),
  },
  analytics: feature('analytics'),
  mobileApp: {
    ...feature('mobile-app'),
    steps: on('/features/mobile-app', 'steps'),
    prices: on('/features/mobile-app', 'prices'),
  },
  pricing: {
    ...plansOf('pricing'),
    hero: on('/pricing', 'plans-hero'),
    addOns: on('/pricing', 'add-ons'),
    questions: on('/pricing', 'questions'),
    closing: on('/pricing', 'closing'),
  },
  about: {
    story: on('/about', 'story'),
    values: on('/about', 'values'),
    team: on('/about', 'team'),
  },
  contact: on('/contact', 'contact'),
  faq: { ...on('/faq', 'faq'), head: on('/faq', 'head'), help: on('/faq', 'help') },
  signIn: on('/sign-in', 'sign-in'),
  signUp: { ...on('/sign-up', 'sign-up'), promo: on('/sign-up', 'promo') },
};
