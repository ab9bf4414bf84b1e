import type { z } from 'zod';
import { notFoundSchema, signInSchema, signUpSchema } from './schemas/account.ts';
import { blogSchema } from './schemas/blog.ts';
import { aboutSchema, contactSchema, storiesSchema, storySchema } from './schemas/company.ts';
import { featureSchema } from './schemas/features.ts';
import { formsSchema } from './schemas/forms.ts';
import { navigationSchema, wordsSchema } from './schemas/frame.ts';
import { landingSchema } from './schemas/landing.ts';
import { paymentMethodsSchema } from './schemas/payment-methods.ts';
import { pricingSchema } from './schemas/pricing.ts';
import { categorySchema, faqSchema, legalSchema } from './schemas/questions.ts';
import { solutionSchema } from './schemas/solutions.ts';
import { specimensSchema } from './schemas/specimens.ts';

type Entry<Schema extends z.ZodType> = { file: string; schema: Schema; route: string };

const entry = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  route = '*',
): Entry<Schema> => ({ file, schema, route });

const solution = (slug: string) =>
  entry(`solutions/${slug}.yaml`, solutionSchema, `/solutions/${slug}`);

const feature = (slug: string) =>
  entry(`features/${slug}.yaml`, featureSchema, `/features/${slug}`);

const legal = (slug: string) => entry(`legal/${slug}.md`, legalSchema, `/legal/${slug}`);

/** Every content file that a page cannot do without, its schema, and the page whose readings of the claims it prints. */
export const catalog = {
  navigation: entry('navigation.yaml', navigationSchema),
  words: entry('words.yaml', wordsSchema),
  forms: entry('forms.yaml', formsSchema),
  paymentMethods: entry('payment-methods.yaml', paymentMethodsSchema),
  specimens: entry('specimens.yaml', specimensSchema),
  landing: entry('pages/landing.yaml', landingSchema, '/'),
  travelAgencies: solution('travel-agencies'),
  mobileOperators: solution('mobile-operators'),
  enterprises: solution('enterprises'),
  startups: solution('startups'),
  whiteLabel: feature('white-label'),
  providerIntegration: feature('provider-integration'),
  paymentProcessing: feature('payment-processing'),
  analytics: feature('analytics'),
  mobileApp: feature('mobile-app'),
  pricing: entry('pages/pricing.yaml', pricingSchema, '/pricing'),
  contact: entry('pages/contact.yaml', contactSchema, '/contact'),
  about: entry('pages/about.yaml', aboutSchema, '/about'),
  privacyPolicy: legal('privacy-policy'),
  terms: legal('terms'),
  cookiePolicy: legal('cookie-policy'),
  faq: entry('pages/faq.yaml', faqSchema, '/faq'),
  stories: entry('pages/stories.yaml', storiesSchema, '/resources/stories'),
  blog: entry('pages/blog.yaml', blogSchema, '/resources/blog'),
  signIn: entry('pages/sign-in.yaml', signInSchema, '/sign-in'),
  signUp: entry('pages/sign-up.yaml', signUpSchema, '/sign-up'),
  notFound: entry('pages/not-found.yaml', notFoundSchema, '/404'),
};

export type Catalog = typeof catalog;

/** Folders that hold any number of files of one kind, each with its place among them. */
export const folders = {
  faqCategories: { folder: 'faq', schema: categorySchema, route: '/faq' },
  storyCases: { folder: 'stories', schema: storySchema, route: '/resources/stories' },
};

export type Folders = typeof folders;

/** The files that lie in a folder itself, whose name ends in a slash. */
export const filesIn = (files: string[], folder: string) =>
  files.filter((file) => file.slice(0, file.lastIndexOf('/') + 1) === folder);
