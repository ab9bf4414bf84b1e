import { z } from 'zod';
import { exact, text } from './fields.ts';
import { paymentMethod } from './payment-methods.ts';
import { label, pair } from './specimens-fields.ts';

export const esimCard = z.strictObject({
  label,
  sample: text('The word that marks the card as a sample'),
  plan: text('Place, data and validity of the sample plan'),
  micro: text('Words after the brand name in the microprint line'),
  rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
  activationCode: exact('A sample activation code: LPA:1$ host $ matching ID'),
});

export const storefront = z.strictObject({
  label,
  address: exact('Address of the sample shop'),
  account: text('Link at the right of the shop’s header'),
  place: text('Where the plans work'),
  network: text('Networks and speed, in a few words'),
  plans: z
    .array(
      z.strictObject({
        data: text('Amount of data'),
        validity: text('How long it lasts'),
        price: text('What the traveler pays, a sample'),
        chosen: z.boolean().default(false).describe('Whether this plan is the chosen one'),
      }),
    )
    .length(3)
    .describe('Three plans, smallest first'),
  buy: text('Words on the button'),
  install: text('How the eSIM gets onto the phone'),
});

export const reinkedStorefront = z.strictObject({
  label,
  proofs: z
    .array(
      z.strictObject({
        brand: exact('An invented brand'),
        address: exact('Where its shop is; ends in .example'),
        ink: text('What the printer wrote on the sheet'),
      }),
    )
    .length(3)
    .describe('Three sheets, the last one on top'),
});

export const checkout = z.strictObject({
  label,
  sample: text('The word that marks it as a sample'),
  title: text('Heading'),
  item: z
    .strictObject({
      name: text('What is bought'),
      detail: text('A few words on it'),
      price: text('Its price'),
    })
    .describe('The plan in the cart'),
  lines: z.array(pair).min(1).max(4).describe('Lines before the total'),
  total: pair.describe('The total'),
  email: pair.describe('The e-mail field with a sample address'),
  methodsTitle: text('Heading of the methods'),
  methods: z
    .array(
      z.strictObject({
        method: paymentMethod,
        name: text('Name of the method'),
        chosen: z.boolean().default(false).describe('Whether this method is the chosen one'),
      }),
    )
    .length(8)
    .describe('The supported methods'),
  pay: text('Words on the button'),
  hosted: text('Where card details are entered'),
});

export const phone = z.strictObject({
  label,
  time: text('Time in the status bar'),
  soon: text('The words that mark the app as a preview'),
  tabs: z.array(text('A tab')).length(3).describe('Tabs at the foot: shop, own eSIMs, help'),
  meter: z
    .strictObject({
      title: text('Where the plan works'),
      state: text('State of the line'),
      left: text('Data left'),
      of: text('Words under it'),
      share: z.number().min(0).max(100).describe('Data left, in percent of the plan'),
      facts: z.array(pair).length(2).describe('Two facts under the ring'),
      action: text('Words on the button'),
    })
    .describe('The screen in front: what is left of a plan'),
  install: z
    .strictObject({
      title: text('Heading'),
      text: text('What the traveler should know before it starts'),
      rows: z.array(pair).length(2).describe('What is typed by hand where one tap does not work'),
      action: text('Words on the button'),
      other: text('Words under it'),
    })
    .describe('The screen at the right'),
});

export const payment = z.strictObject({
  label,
  sample: text('The word that marks the prices as samples'),
  plan: text('What was bought'),
  paid: text('Words under it: who paid the price'),
  retail: z.number().positive().describe('What the traveler pays, in the brand’s currency'),
});
