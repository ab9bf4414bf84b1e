import { z } from 'zod';
import { text } from './fields.ts';

const pair = z.strictObject({
  term: text('What is named'),
  value: text('Its sample value'),
});

const label = text('What the drawing shows, in one sentence, for those who do not see it');

const esimCard = z.strictObject({
  label,
  sample: text('The word that marks the card as a sample'),
  plan: text('Place, data and validity of the sample plan'),
  micro: text('Words after the brand name in the microprint line'),
  rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
  activationCode: text('A sample activation code: LPA:1$ host $ matching ID'),
});

const storefront = z.strictObject({
  label,
  address: text('Address of the sample shop'),
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

const health = z.enum(['up', 'down', 'standby']).describe('Which mark stands before it');

const dashboard = z.strictObject({
  label,
  sample: text('The word that marks the figures as samples'),
  sections: z
    .array(
      z.strictObject({ name: text('Name of the section'), current: z.boolean().default(false) }),
    )
    .min(4)
    .max(7)
    .describe('Navigation of the admin panel'),
  title: text('Heading of the panel'),
  period: text('Period the figures are for'),
  figures: z
    .array(
      z.strictObject({
        term: text('What is counted'),
        value: text('Sample figure'),
        change: text('Change against the period before'),
      }),
    )
    .length(3)
    .describe('Three figures over the chart'),
  chart: z.strictObject({
    title: text('What the chart shows'),
    values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
    before: z.array(z.number().min(0)).min(12).describe('The period before, same length'),
    now: text('Name of the line'),
    earlier: text('Name of the line of the period before'),
    ticks: z.array(text('A date under the chart')).min(3).max(6).describe('Dates, left to right'),
    top: text('Value at the upper line of the chart'),
  }),
  orders: z.strictObject({
    title: text('Heading of the table'),
    columns: z.strictObject({
      id: text('Heading of the order numbers'),
      plan: text('Heading of the plans'),
      provider: text('Heading of the providers'),
      total: text('Heading of the totals'),
      state: text('Heading of the states'),
    }),
    rows: z
      .array(
        z.strictObject({
          id: text('Order number'),
          plan: text('Plan sold'),
          provider: text('Provider that fulfilled it'),
          total: text('What was paid'),
          state: text('Where the order stands'),
          done: z.boolean().default(true).describe('Whether the eSIM is installed or delivered'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Sample orders, newest first'),
  }),
  providers: z.strictObject({
    title: text('Heading of the providers'),
    rows: z
      .array(
        z.strictObject({
          name: text('Name of the provider'),
          state: text('How it does at the moment'),
          health,
        }),
      )
      .min(3)
      .max(5)
      .describe('Connected providers in their order of routing'),
    note: text('What failover just did'),
  }),
});

const stop = z.strictObject({
  code: text('Airport code, three letters'),
  city: text('City and airport'),
  time: text('Local time'),
});

const boardingPass = z.strictObject({
  label,
  title: text('What the paper is'),
  sample: text('The word that marks it as a sample'),
  from: stop.describe('Where the flight starts'),
  to: stop.describe('Where it lands'),
  fields: z.array(pair).length(4).describe('Four fields under the route'),
  esim: z
    .strictObject({
      title: text('Heading of the stub'),
      plan: text('Place, data and validity'),
      included: text('How the eSIM comes with the trip'),
      scan: text('Words under the QR code'),
      activationCode: z
        .string()
        .max(42, 'must fit the drawn QR code: 42 characters at most')
        .startsWith('LPA:1$')
        .describe('What the QR code says: a sample activation code'),
    })
    .describe('The tear-off stub'),
});

const place = {
  x: z.number().min(0).max(800).describe('Place on the chart, from the left, 0 to 800'),
  y: z.number().min(0).max(520).describe('Place on the chart, from the top, 0 to 520'),
};

const networkChart = z.strictObject({
  label,
  title: text('Title in the margin'),
  sample: text('The words that mark it as a sample'),
  note: text('What the small figures mean'),
  hub: z
    .strictObject({ name: text('Name at the hub'), detail: text('A few words under it') })
    .describe('The operator’s own network'),
  partners: z
    .array(
      z.strictObject({
        name: text('Name of the partner, invented'),
        code: text('Its network code; 001 is the test range'),
        sounding: text('Latency to the hub'),
        ...place,
      }),
    )
    .min(3)
    .max(8)
    .describe('Roaming partners'),
  soundings: z
    .array(z.strictObject({ value: text('A latency in milliseconds'), ...place }))
    .describe('Small figures on the sea'),
});

const seatLedger = z.strictObject({
  label,
  title: text('Title of the ledger'),
  sample: text('The words that mark it as a sample'),
  period: text('What the page covers'),
  columns: z
    .strictObject({
      seat: text('Heading of the seat numbers'),
      employee: text('Heading of the employees'),
      role: text('Heading of the roles'),
      line: text('Heading of the plans'),
      used: text('Heading of the data used'),
      state: text('Heading of the states'),
    })
    .describe('Headings of the columns'),
  rows: z
    .array(
      z.strictObject({
        seat: text('Number of the seat'),
        employee: text('Who has it, invented'),
        role: text('Role of that person in the account'),
        line: text('Plan on the line'),
        used: text('Data used'),
        share: z.number().min(0).max(100).describe('Data used, in percent of the plan'),
        state: text('State of the line'),
        active: z.boolean().describe('Whether the line is in use'),
      }),
    )
    .min(4)
    .max(8)
    .describe('One row for each seat'),
  total: z
    .strictObject({
      term: text('Word before the total'),
      seats: text('Seats in use'),
      used: text('Data used by all'),
    })
    .describe('Last row'),
});

const apiLog = z.strictObject({
  label,
  title: text('Title of the log'),
  sample: text('The words that mark it as a sample'),
  steps: z
    .array(
      z.strictObject({
        time: text('Time of the call'),
        method: text('HTTP method'),
        path: text('Path, or the address a webhook goes to'),
        status: text('HTTP status'),
        took: text('How long it took'),
        incoming: z.boolean().describe('True for a webhook the platform sends'),
        body: text('Excerpt of the body'),
      }),
    )
    .length(4)
    .describe('Catalog, order, install details, usage webhook'),
});

const reinkedStorefront = z.strictObject({
  label,
  proofs: z
    .array(
      z.strictObject({
        brand: text('An invented brand'),
        ink: text('What the printer wrote on the sheet'),
      }),
    )
    .length(3)
    .describe('Three sheets, the last one on top'),
});

const switchboard = z.strictObject({
  label,
  sample: text('The words that mark it as a sample'),
  request: z
    .strictObject({
      title: text('Name of the line'),
      call: text('The call that comes in'),
      order: text('What is ordered'),
    })
    .describe('What comes in on the left'),
  providers: z
    .array(
      z.strictObject({
        name: text('Name of the provider'),
        detail: text('What it did with the order'),
        health,
      }),
    )
    .min(3)
    .max(5)
    .describe('Providers in their order of routing; the first that is up gets the order'),
  outcome: text('What came of it'),
});

const checkout = z.strictObject({
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
        method: z
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
          .describe('Which mark is drawn'),
        name: text('Name of the method'),
        chosen: z.boolean().default(false).describe('Whether this method is the chosen one'),
      }),
    )
    .length(8)
    .describe('The supported methods'),
  pay: text('Words on the button'),
  hosted: text('Where card details are entered'),
});

const share = z.number().min(0).max(100).describe('Length of the drawn part, 0 to 100');

const charts = z.strictObject({
  label,
  placeholder: text('The words that mark the drawing as a placeholder'),
  note: text('A few words after them'),
  sales: z
    .strictObject({
      title: text('Title of the first report'),
      values: z.array(z.number().min(0).max(100)).min(8).describe('Shape of the line, 0 to 100'),
    })
    .describe('The report over time'),
  places: z
    .strictObject({
      title: text('Title of the second report'),
      rows: z
        .array(z.strictObject({ name: text('A place'), share }))
        .min(3)
        .max(6)
        .describe('Bars'),
    })
    .describe('The report by place'),
  funnel: z
    .strictObject({
      title: text('Title of the third report'),
      parts: z
        .array(z.strictObject({ name: text('A way to install'), share }))
        .min(2)
        .max(4)
        .describe('Parts of the ring; their shares add up to 100'),
    })
    .describe('The report by way of installing'),
});

const phone = z.strictObject({
  label,
  time: text('Time in the status bar'),
  soon: text('The words on the screen'),
  note: text('A few words under them'),
  tabs: z.array(text('A tab')).min(2).max(4).describe('Tabs at the foot of the screen'),
});

export const specimensSchema = z.strictObject({
  esimCard: esimCard.describe('The eSIM card in the hero'),
  storefront: storefront.describe('The traveler’s shop'),
  dashboard: dashboard.describe('The admin panel on the landing page'),
  boardingPass: boardingPass.describe('The boarding pass on the page for travel agencies'),
  networkChart: networkChart.describe('The chart on the page for mobile operators'),
  seatLedger: seatLedger.describe('The ledger on the page for enterprises'),
  apiLog: apiLog.describe('The log on the page for startups'),
  reinkedStorefront: reinkedStorefront.describe('The proof sheets on the white-label page'),
  switchboard: switchboard.describe('The switchboard on the provider integration page'),
  checkout: checkout.describe('The checkout on the payment processing page'),
  charts: charts.describe('The placeholder on the analytics page'),
  phone: phone.describe('The placeholder on the mobile app page'),
});

export type Specimens = z.infer<typeof specimensSchema>;
