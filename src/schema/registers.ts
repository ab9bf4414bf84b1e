import { z } from 'zod';
import { readAmount } from '../lib/money.ts';
import { type Node, tokenize } from '../lib/tokenize.ts';
import {
  exact,
  face,
  group,
  icon,
  inkName,
  link,
  linkAction,
  list,
  markdown,
  ref,
  sample,
  slug,
  stat,
  text,
} from './fields.ts';
import { drawing, portrait } from './pictures.ts';

const isAmount = (node: Node) =>
  node.type === 'token' && /^(money|sample)$/.test(node.name) && readAmount(node.key) !== undefined;

/** The wording of a claim. Amounts in it use the brand's currency. */
export const claimValue = (description: string) =>
  exact(description)
    .refine(
      (value) => tokenize(value).every((node) => node.type === 'words' || isAmount(node)),
      'may have nothing in braces but an amount, such as {money.5B}',
    )
    .meta({ kind: 'claim' });

const claim = z.strictObject({
  says: exact('Claim in words, for the owner who confirms it'),
  topic: exact('Topic, such as “Security”: all claims of a topic are confirmed together').default(
    'Claims',
  ),
  value: claimValue('Value as pages print it, such as "150+" or "{money.5B}"'),
  also: z
    .record(z.string(), claimValue('Value as some pages print it'))
    .optional()
    .describe(
      'Other values, where pages disagree: texts with {claim.countries@most} print the one named “most”',
    ),
});

/** Every marketing claim once. */
export const claimsSchema = z.record(z.string(), claim);

/** Converts an amount as people write it to the form needed here: 1.299,90 € becomes 1299.90. */
function plainAmount(typed: unknown): string {
  const [, whole = '', cents] = /^\D*(\d[\d., ]*?)(?:[.,](\d\d?))?\D*$/.exec(String(typed)) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (cents) return `must be written with a point: ${digits}.${cents.padEnd(2, '0')}`;
  return `must be a plain number${digits ? `: ${digits}` : ', such as 299 or 299.90'}`;
}

const amount = z
  .number({
    error: ({ input }) => (input === undefined ? undefined : plainAmount(input)),
  })
  .min(0, 'must not be below zero')
  .max(1e9, 'must not be above 1000000000')
  .describe('An amount in the brand’s currency, such as 299 or 299.90; 0 is free');

const percent = (description: string) =>
  z.number().min(0, 'must not be below zero').max(100).describe(description);

const sale = group(
  'A sample sale of one eSIM: the calculator starts with it, drawings and texts show it',
  {
    price: amount.describe('Price that a traveler pays'),
    wholesale: amount.describe('Wholesale price that the provider charges'),
    feePercent: percent('Payment fee, in percent, such as 2.9'),
    feeFixed: amount.describe('Fixed fee of a payment'),
    refundPercent: percent('Refunds and failed installs, in percent of the sales'),
    inDollars: z
      .boolean()
      .optional()
      .describe(
        'The amounts above are in dollars, and other currencies get sums of that size. Delete this line once they are in your own currency',
      ),
  },
).refine(
  ({ price, wholesale, feePercent, feeFixed, refundPercent }) =>
    price > wholesale + feeFixed + (price * (feePercent + refundPercent)) / 100,
  { error: 'must be more than wholesale, fees, and refunds together', path: ['price'] },
);

/** Every price once. Savings and yearly totals are computed from them. */
export const pricesSchema = z.strictObject({
  plans: z
    .record(
      z.string(),
      z
        .strictObject({
          monthly: amount.describe('Price a month, billed monthly'),
          yearly: amount.describe('Price a month, billed yearly'),
        })
        .refine(({ monthly, yearly }) => yearly < monthly || monthly + yearly === 0, {
          error: 'yearly must be lower than monthly: it is the discounted price per month',
          path: ['yearly'],
        })
        .meta({ kind: 'planPrice' }),
    )
    .describe('Prices of plans, by key'),
  taxNote: text('Tax note after the prices of plans and add-ons, such as “plus VAT”').optional(),
  sale,
  items: z.record(z.string(), amount).describe('Other prices, by key'),
});

const planFeature = z.union([
  z.strictObject({
    title: text('Feature that is limited, such as “Providers”'),
    value: text('Limit, such as “5”'),
    highlight: z.boolean().default(false).describe('Bold: this line is set in bold'),
  }),
  z.strictObject({
    title: text('Feature, such as “White label”'),
    included: z.boolean().describe('Included: this plan has the feature'),
  }),
]);

const plan = z
  .strictObject({
    id: slug('Key by which texts name the plan: {plan.professional}').optional(),
    name: text('Name of the plan'),
    description: text('Description: whom the plan is for, one sentence'),
    price: ref('prices', 'Key of the plan in prices.yaml').optional(),
    // A new plan has no price yet, so it has a text in its place.
    customPrice: text('Text in place of a price, for a plan priced on request')
      .meta({ isInNewEntries: true })
      .optional(),
    sales: z
      .int()
      .positive()
      .describe('eSIMs a month that the plan includes; without it, no limit is known')
      .optional(),
    isPopular: z.boolean().default(false).describe('Featured: this plan stands out'),
    badge: text('Short label over the name, such as “Most Popular”').optional(),
    trial: text('Note on the free trial under the button').optional(),
    features: list(planFeature, 1, 24).describe('Features, in the same order in each plan'),
    action: linkAction,
  })
  .refine(({ price, customPrice }) => price || customPrice, {
    error: 'is missing: name a plan in prices.yaml, or write customPrice',
    path: ['price'],
  });

/** Words around a set of plans. Words in braces are filled in by the page. */
const planWords = z.strictObject({
  toggleLabel: text('Name of the billing toggle, for screen readers'),
  monthly: text('Label of the monthly choice'),
  yearly: text('Label of the yearly choice'),
  save: text('Label beside the yearly choice; {percent} is what every plan saves at least').refine(
    (label) => !/\d\s?%/.test(label),
    'must say {percent} in place of a figure: it is computed from the prices',
  ),
  perMonth: text('Unit after a price, such as “/ month”'),
  free: text('In place of a price of 0; without it, the amount is printed').optional(),
  monthlyNote: text('Note under a monthly price'),
  yearlyTotal: text('Yearly total under a yearly price; {total} is the amount').optional(),
  saving: text('Saving under a yearly price; {amount} is the amount'),
  announcement: text('Announcement for screen readers after a switch, with {period} and {prices}'),
  included: text('Text for screen readers in place of a tick'),
  notIncluded: text('Text for screen readers in place of a dash'),
  volume: group(
    'A choice in each plan that moves the cut corner to the plan for a volume. It needs `sales` in every plan but the last',
    {
      upTo: text('Choice of a plan with `sales`, which are {count}'),
      over: text('Choice of a plan without; {count} is the `sales` of the plan before it'),
      link: linkAction.optional().describe('Link beside the billing toggle'),
    },
  ).optional(),
});

/** Sets of plans by name: several bands and pages can show the same set. */
export const plansSchema = z.record(
  z.string(),
  group('A set of plans, and the words around it', {
    words: planWords,
    plans: list(plan).describe('The plans, in their order'),
  }),
);

export const paymentMethod = z
  .enum([
    'visa',
    'mastercard',
    'american-express',
    'paypal',
    'apple-pay',
    'google-pay',
    'stripe',
    'alipay',
  ])
  .describe('Mark that is drawn');

export const paymentMethodsSchema = z.strictObject({
  methods: z
    .array(
      z.strictObject({
        id: paymentMethod,
        name: exact('Name of the method'),
        traveler: text('Steps of a traveler who pays with it'),
        device: text('Devices that offer it'),
      }),
    )
    .min(1)
    .describe('The methods'),
});

/** A category of questions and answers. */
export const categorySchema = z.strictObject({
  order: z.int().describe('Position in the row of categories'),
  id: slug('Key of the category, part of its links'),
  title: text('Name of the category'),
  icon,
  questions: list(
    z.strictObject({
      id: slug('Key of the question: links to it end in #key'),
      question: text('Question'),
      answer: markdown('Answer. Links as [text](/page); a blank line starts a paragraph'),
    }),
    1,
    40,
  ).describe('The questions'),
});

export const storySchema = z.strictObject({
  order: z.int().describe('Position in the list'),
  id: slug('Key of the story'),
  ink: inkName,
  company: exact('Name of the company'),
  sample,
  logo: drawing('The company’s mark as an SVG file, such as images/acme.svg').optional(),
  headline: text('Headline: what they did, as a sentence without a period'),
  description: text('The story, 60 to 90 words'),
  results: list(stat, 1, 4).describe('The results, up to four figures'),
  testimonial: z.strictObject({
    quote: text('Quote of the customer'),
    author: exact('Full name of the person'),
    face,
    portrait,
    role: text('Job title'),
  }),
});

/** Redirects of old paths, for the site's own server and all other hosts. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/[^\s?#]+$/, 'must be a path of this site, such as /old-page, without ? or #')
        .meta({ kind: 'path', description: 'Old path, such as /old-page' }),
      to: link('Target: a page of this site, or a URL that starts with https://'),
    }),
  )
  .max(500)
  .describe('Redirects');

/** Addresses that the site links to and that have no page yet: they show the 404 page. */
export const plannedSchema = z
  .array(
    z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be a path of this site, such as /demo')
      .meta({ kind: 'path' }),
  )
  .max(200);

export type Claims = z.infer<typeof claimsSchema>;
type PricesFile = z.infer<typeof pricesSchema>;
/** Invisible marks after an amount, by which the editor finds its place. */
type Marks = { marks?: { monthly: string; yearly: string } };
export type Prices = PricesFile & { plans: Record<string, PricesFile['plans'][string] & Marks> };
export type Plan = z.infer<typeof plan>;
export type PlanFeature = z.infer<typeof planFeature>;
export type PlanWords = z.infer<typeof planWords>;
export type PlanSet = z.infer<typeof plansSchema>[string];
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>['methods'];
export type Category = z.infer<typeof categorySchema>;
export type Story = z.infer<typeof storySchema>;
export type Redirects = z.infer<typeof redirectsSchema>;
