import { z } from 'zod';
import { code, exact, group, groups, text } from './fields.ts';
import { picture } from './pictures.ts';
import { paymentMethod } from './registers.ts';

const label = text('What the drawing shows, in one sentence, for those who do not see it');

/** A drawing by the words and figures it takes. One that no page shows needs none. */
const drawing = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  group(about, { label, ...shape }).optional();

const sample = text('The words that mark it as a sample');

const pair = z.strictObject({
  term: text('What is named'),
  value: text('Its sample value'),
});

const percent = (description: string) => z.number().min(0).max(100).describe(description);

const ticks = z
  .array(text('A date under the chart'))
  .min(3)
  .max(6)
  .describe('Dates, left to right');

const health = z.enum(['up', 'down', 'standby']).describe('Which sign stands before it');

export type Health = z.infer<typeof health>;

const activationCode = z
  .string()
  .max(42, 'must fit the drawn QR code: 42 characters at most')
  .startsWith('LPA:1$')
  .describe('What the QR code says: a sample activation code');

const stop = z.strictObject({
  code: text('Airport code, three letters'),
  city: text('City and airport'),
  time: text('Local time'),
});

const reach = z.enum(['all', 'own', 'none']).describe('How far a role may do it');

const surface = z
  .enum(['address', 'sender', 'receipt', 'statement', 'app', 'panel', 'line', 'status', 'code'])
  .describe('What is drawn around the name');

const pricePart = group('A part of the price', {
  name: text('Its name'),
  to: text('Who receives it, after its share in the drawing of one payment'),
});

const note = z.strictObject({ name: text('Name of the part'), text: text('What it says') });

/** The schema of content/drawings.yaml. The component of each drawing is in src/art/drawings. */
export const drawingsSchema = z.strictObject({
  esimCard: drawing('An eSIM card with its plan, chip, identifiers, and activation code', {
    sample,
    plan: text('Place, data and validity of the sample plan'),
    micro: text('Words after the brand name in the microprint line'),
    rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
    activationCode: exact('A sample activation code: LPA:1$ host $ matching ID'),
  }),
  storefront: drawing('The shop that a traveler sees', {
    shop: text('The invented reseller whose name drawings show'),
    address: exact('Address of its shop'),
    account: text('Link at the right of the shop’s header'),
    place: text('Where the plans work'),
    network: text('Networks and speed, in a few words'),
    plans: groups('Three plans, smallest first', [3, 3], {
      data: text('Amount of data'),
      validity: text('How long it lasts'),
      price: text('What the traveler pays, a sample'),
      chosen: z.boolean().default(false).describe('Whether this plan is the chosen one'),
    }),
    buy: text('Words on the button'),
    install: text('How the eSIM gets onto the phone'),
  }),
  dashboard: drawing('The admin panel with sales, recent orders and providers', {
    sample,
    sections: groups('Navigation of the admin panel', [4, 7], {
      name: text('Name of the section'),
      current: z.boolean().default(false).describe('Whether this section is the open one'),
    }),
    title: text('Heading of the panel'),
    period: text('Period the figures are for'),
    figures: groups('Three figures over the chart', [3, 3], {
      term: text('What is counted'),
      value: text('Sample figure'),
      change: text('Change against the period before'),
    }),
    chart: group('The chart under the figures', {
      title: text('What the chart shows'),
      values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
      before: z.array(z.number().min(0)).min(12).describe('The period before, same length'),
      now: text('Name of the line'),
      earlier: text('Name of the line of the period before'),
      ticks,
      top: text('Value at the upper line of the chart'),
    }),
    orders: group('The table of orders', {
      title: text('Heading of the table'),
      columns: group('Headings of the columns', {
        id: text('Heading of the order numbers'),
        plan: text('Heading of the plans'),
        provider: text('Heading of the providers'),
        total: text('Heading of the totals'),
        state: text('Heading of the states'),
      }),
      rows: groups('Sample orders, newest first', [3, 6], {
        id: exact('Order number'),
        plan: text('Plan sold'),
        provider: exact('Provider that fulfilled it'),
        total: text('What was paid'),
        state: text('Where the order stands'),
        done: z.boolean().default(true).describe('Whether the eSIM is installed or delivered'),
      }),
    }),
    providers: group('The list of providers', {
      title: text('Heading of the providers'),
      rows: groups('Connected providers in their order of routing', [3, 5], {
        name: exact('Name of the provider'),
        state: text('How it does at the moment'),
        health,
      }),
      note: text('What failover just did'),
    }),
  }),
  boardingPass: drawing('A boarding pass with a tear-off eSIM stub', {
    title: text('What the paper is'),
    sample,
    from: stop.describe('Where the flight starts'),
    to: stop.describe('Where it lands'),
    fields: z.array(pair).length(4).describe('Four fields under the route'),
    esim: group('The tear-off stub', {
      title: text('Heading of the stub'),
      plan: text('Place, data and validity'),
      included: text('How the eSIM comes with the trip'),
      scan: text('Words under the QR code'),
      activationCode,
    }),
  }),
  networkChart: drawing('An operator’s network and its roaming partners, as a sea chart', {
    title: text('Title in the margin'),
    sample,
    note: text('What the small figures mean'),
    unit: text('Unit of the latencies'),
    hub: group('The operator’s own network', {
      name: text('Name at the hub'),
      detail: text('A few words under it'),
    }),
    partners: groups('Roaming partners', [3, 8], {
      name: exact('Name of the partner, invented'),
      code: exact('Its network code; 001 is the test range'),
      latency: z.number().min(1).describe('Latency to the hub; the route is sounded by it'),
      x: z.number().min(0).max(800).describe('Its place on the chart, from the left, 0 to 800'),
      y: z.number().min(0).max(520).describe('Its place on the chart, from the top, 0 to 520'),
    }),
  }),
  seatLedger: drawing('A ledger of eSIM seats: who has them, who pays, how much is used', {
    title: text('Title of the ledger'),
    sample,
    period: text('What the page covers'),
    columns: group('Headings of the columns', {
      seat: text('Heading of the seat numbers'),
      employee: text('Heading of the employees'),
      costCenter: text('Heading of the cost centers'),
      role: text('Heading of the roles'),
      line: text('Heading of the destinations'),
      used: text('Heading of the data used'),
      state: text('Heading of the states'),
    }),
    rows: groups('One row for each seat', [4, 8], {
      seat: text('Number of the seat'),
      employee: text('Who has it, invented'),
      costCenter: text('Cost center that pays for it'),
      role: text('Role of that person in the account'),
      line: text('Where the plan works'),
      used: text('Data used, of how much'),
      share: percent('Data used, in percent of the plan'),
      state: text('State of the line'),
      active: z.boolean().describe('Whether the line is in use'),
    }),
    total: group('Last row', {
      term: text('Word before the total'),
      seats: text('Seats in use'),
      used: text('Data used by all'),
    }),
  }),
  apiLog: drawing('Four calls to the API, from the catalog to a usage webhook', {
    title: text('Title of the log'),
    sample,
    steps: groups('Catalog, order, install details, usage webhook', [4, 4], {
      time: text('Time of the call'),
      method: exact('HTTP method'),
      path: exact('Path, or the address a webhook goes to'),
      status: exact('HTTP status'),
      took: text('How long it took'),
      incoming: z.boolean().describe('True for a webhook the platform sends'),
      body: code('Excerpt of the body, one key to a line, at most 36 characters wide'),
    }),
  }),
  reinkedStorefront: drawing('The storefront as three proof sheets, each in another brand’s ink', {
    proofs: groups('Three sheets, the last one on top', [3, 3], {
      brand: exact('An invented brand'),
      address: exact('Where its shop is; ends in .example'),
      ink: text('What the printer wrote on the sheet'),
    }),
  }),
  switchboard: drawing(
    'One order line that leads to several providers; the first that is up gets it',
    {
      sample,
      request: group('What comes in on the left', {
        title: text('Name of the line'),
        call: exact('The call that comes in'),
        order: text('What is ordered'),
      }),
      providers: groups(
        'Providers in their order of routing; the first that is up gets the order',
        [3, 5],
        {
          name: exact('Name of the provider'),
          detail: text('What it did with the order'),
          answer: text('How long it took, or a dash if it was not asked'),
          health,
        },
      ),
      outcome: text('What came of it'),
      pull: group('Buttons with which visitors disconnect a provider', {
        button: text('Name of a button; {name} is its provider'),
        hint: text('Invites to use them'),
        none: text('In place of the outcome when no provider is left'),
      }).optional(),
    },
  ),
  checkout: drawing('A checkout with a receipt and eight payment methods', {
    sample,
    title: text('Heading'),
    item: group('The plan in the cart', {
      name: text('What is bought'),
      detail: text('A few words on it'),
      price: text('Its price'),
    }),
    lines: z.array(pair).min(1).max(4).describe('Lines before the total'),
    total: pair.describe('The total'),
    email: pair.describe('The e-mail field with a sample address'),
    methodsTitle: text('Heading of the methods'),
    methods: groups('The supported methods', [8, 8], {
      method: paymentMethod,
      name: exact('Name of the method'),
      chosen: z.boolean().default(false).describe('Whether this method is the chosen one'),
    }),
    pay: text('Words on the button'),
    hosted: text('Where card details are entered'),
  }),
  charts: drawing('A preview of the reports: sales, and parts of the price', {
    title: text('Heading of the report'),
    period: text('Period it covers'),
    placeholder: text('The words that mark the drawing as a placeholder'),
    sales: group('The report over time', {
      title: text('Title of the first report'),
      values: z.array(z.number().min(0).max(100)).min(8).describe('Sample values, 0 to 100'),
      steps: z.array(text('A value beside the chart')).length(3).describe('Top, middle, ground'),
      ticks,
    }),
    margin: group('The report on the price', {
      title: text('Title of the second report'),
      parts: z
        .strictObject({
          keeps: pricePart,
          wholesale: pricePart,
          fees: pricePart,
          refunds: pricePart,
        })
        .describe('The parts of the sample sale in prices.yaml'),
    }),
  }),
  phone: drawing('The app on three phones: buy, install, and what is left of a plan', {
    time: text('Time in the status bar'),
    soon: text('The words that mark the app as a preview'),
    tabs: z.array(text('A tab')).length(3).describe('Tabs at the foot: shop, own eSIMs, help'),
    meter: group('The screen in front: what is left of a plan', {
      title: text('Where the plan works'),
      state: text('State of the line'),
      left: text('Data left'),
      of: text('Words under it'),
      share: percent('Data left, in percent of the plan'),
      facts: z.array(pair).length(2).describe('Two facts under the ring'),
      action: text('Words on the button'),
    }),
    install: group('The screen at the right', {
      title: text('Heading'),
      text: text('What the traveler should know before it starts'),
      rows: z.array(pair).length(2).describe('What is typed by hand where one tap does not work'),
      action: text('Words on the button'),
      other: text('Words under it'),
    }),
  }),
  payment: drawing('One payment, and who receives each part of it', {
    sample,
    plan: text('What was bought'),
    paid: text('Words under it: who paid the price'),
  }),
  groupSheet: drawing('A sheet for a tour: every guest has a QR code of their own', {
    title: text('What the sheet is'),
    sample,
    trip: text('Name of the tour'),
    plan: text('Place, data and validity'),
    guests: groups('Six guests, each with a code of their own', [6, 6], {
      name: text('Name of the guest, invented'),
      activationCode,
      state: text('How far the guest is'),
      installed: z.boolean().default(false).describe('Whether the eSIM is on the phone'),
    }),
  }),
  orderPath: drawing('One order as it passes between the platform and the operator’s own systems', {
    lanes: group('The two sides', {
      platform: text('Name of our side'),
      own: text('Name of the operator’s side'),
    }),
    steps: z
      .array(z.strictObject({ name: text('What is done'), text: text('By what, one sentence') }))
      .length(8)
      .describe('Eight steps in turn: ours, the operator’s, ours, and so on'),
  }),
  roleMatrix: drawing('A table of roles and what each may do', {
    sample,
    may: text('Head of the column with what is done'),
    reaches: group('The three dots, in words', {
      all: text('What a full dot means'),
      own: text('What a half dot means'),
      none: text('What an open dot means'),
    }),
    roles: z.array(text('Name of a role')).length(4).describe('Four roles, left to right'),
    rows: groups('What may be done, with a dot for each role', [4, 10], {
      name: text('What may be done'),
      reach: z.array(reach).length(4).describe('How far each role may do it, left to right'),
    }),
  }),
  brandMap: drawing('Places where a traveler or the staff read a name, and whose name it is', {
    sample,
    owners: group('Whose name it is', {
      yours: text('What stands at places that are the reseller’s'),
      others: text('What stands at the others'),
    }),
    surfaces: groups('Nine places, each drawn once', [9, 9], {
      surface,
      place: text('Where the name stands'),
      print: text('The name or address that stands there, invented'),
      note: text('What to know about it, in one sentence').optional(),
      yours: z.boolean().default(false).describe('Whether it is the reseller’s'),
    }),
  }),
  codeAnatomy: drawing('An activation code taken apart, each part with a note', {
    prefix: note.describe('LPA: at the start'),
    format: note.describe('The 1 after it'),
    server: note.describe('The host between the dollar signs'),
    matching: note.describe('What follows the second dollar sign'),
    optional: note
      .extend({ print: text('How it would be written') })
      .describe('What may follow and usually does not'),
  }),
  orderFunnel: drawing('How many orders reach each moment, and where the others stop', {
    sample,
    moments: groups('From the first moment to the last', [3, 6], {
      name: text('A moment'),
      count: z.int().min(0).describe('How many orders reached it'),
      note: text('After the number of orders that stop there: why they do, and what helps'),
    }),
  }),
  wiring: drawing('Every shop tied to every provider, beside every one tied once to the platform', {
    before: text('What the first number counts'),
    after: text('What the second number counts'),
  }),
});

export type Drawings = z.infer<typeof drawingsSchema>;

/** The drawings whose words others show, beside their own or having none. */
const borrowed = {
  boardingPass: ['storefront'],
  checkout: ['storefront'],
  codeAnatomy: ['esimCard'],
  dashboard: ['storefront'],
  esimCard: ['storefront'],
  groupSheet: ['storefront'],
  payment: ['charts'],
  phone: ['storefront'],
  reinkedStorefront: ['storefront'],
  secondSource: ['switchboard'],
  shopHeads: ['reinkedStorefront'],
  wiring: ['reinkedStorefront', 'switchboard'],
} as const satisfies Record<string, readonly (keyof Drawings)[]>;

type Borrowers = typeof borrowed;

export type DrawingName = keyof Drawings | keyof Borrowers;

export const drawingNames = [
  ...new Set([...Object.keys(drawingsSchema.shape), ...Object.keys(borrowed)]),
] as [DrawingName, ...DrawingName[]];

/** The drawings whose words must be there before this one can be drawn. */
export const neededBy = (name: DrawingName): (keyof Drawings)[] => [
  ...(name in drawingsSchema.shape ? [name as keyof Drawings] : []),
  ...(name in borrowed ? borrowed[name as keyof Borrowers] : []),
];

/** A drawing's own words. */
export type DrawingWords<Name extends DrawingName> = Name extends keyof Drawings
  ? NonNullable<Drawings[Name]>
  : undefined;

/** The words that a drawing shows of others. */
export type BorrowedWords<Name extends DrawingName> = Name extends keyof Borrowers
  ? { [Other in Borrowers[Name][number]]: DrawingWords<Other> }
  : object;

export const drawingName = z
  .enum(drawingNames)
  .meta({ kind: 'drawing', description: 'A drawing, by its name in content/drawings.yaml' });

/** The fields of every band with a figure: a drawing, or the owner's picture. */
export const figureFields = {
  show: drawingName.optional(),
  picture: picture('figure', 'A picture in place of the drawing').optional(),
  caption: text(
    'Sentence under the drawing: a fact that the drawing does not tell by itself',
  ).optional(),
};
