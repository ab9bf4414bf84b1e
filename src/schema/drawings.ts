import { z } from 'zod';
import { code, exact, group, groups, text } from './fields.ts';
import { picture } from './pictures.ts';
import { paymentMethod } from './registers.ts';

const label = text('Alternative text: what the drawing shows, in one sentence');

/** A drawing by the words and figures it takes. One that no page shows needs none. */
const drawing = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  group(about, { label, ...shape }).optional();

const sample = text('Sample mark: the text that marks the drawing as a sample');

const pair = z.strictObject({
  term: text('Name of a value'),
  value: text('Sample value'),
});

const percent = (description: string) => z.number().min(0).max(100).describe(description);

const ticks = z
  .array(text('A date under the chart'))
  .min(3)
  .max(6)
  .describe('Dates, left to right');

const health = z.enum(['up', 'down', 'standby']).describe('Status, drawn before the text');

export type Health = z.infer<typeof health>;

const activationCode = z
  .string()
  .max(42, 'must fit the drawn QR code: 42 characters at most')
  .startsWith('LPA:1$')
  .describe('Content of the QR code: a sample activation code');

const stop = z.strictObject({
  code: text('Airport code, three letters'),
  city: text('City and airport'),
  time: text('Local time'),
});

const reach = z.enum(['all', 'own', 'none']).describe('Extent to which a role may do it');

const surface = z
  .enum(['address', 'sender', 'receipt', 'statement', 'app', 'panel', 'line', 'status', 'code'])
  .describe('Surface: what is drawn around the name');

const pricePart = group('A part of the price', {
  name: text('Its name'),
  to: text('Recipient, after its share in the drawing of one payment'),
});

const note = z.strictObject({ name: text('Name of the part'), text: text('Text') });

/** The schema of content/drawings.yaml. The component of each drawing is in src/art/drawings. */
export const drawingsSchema = z.strictObject({
  esimCard: drawing('An eSIM card with its plan, chip, identifiers, and activation code', {
    sample,
    plan: text('Sample plan: place, data and validity'),
    micro: text('Microprint: the text after the brand name'),
    rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
    activationCode: exact('A sample activation code: LPA:1$ host $ matching ID'),
  }),
  storefront: drawing('The shop that a traveler sees', {
    shop: text('Name of the invented reseller in the drawings'),
    address: exact('Address of its shop'),
    account: text('Account link at the right of the shop’s header'),
    place: text('Destination of the plans'),
    network: text('Networks and speed, in a few words'),
    plans: groups('Three plans, smallest first', [3, 3], {
      data: text('Amount of data'),
      validity: text('How long it lasts'),
      price: text('Price that the traveler pays, a sample'),
      chosen: z.boolean().default(false).describe('Selected: this plan is the chosen one'),
    }),
    buy: text('Button label'),
    install: text('Installation: how the eSIM gets onto the phone'),
  }),
  dashboard: drawing('The admin panel with sales, recent orders and providers', {
    sample,
    sections: groups('Navigation of the admin panel', [4, 7], {
      name: text('Name of the section'),
      current: z.boolean().default(false).describe('Open: this section is the open one'),
    }),
    title: text('Heading of the panel'),
    period: text('Period of the figures'),
    figures: groups('Three figures over the chart', [3, 3], {
      term: text('Name of the figure'),
      value: text('Sample figure'),
      change: text('Change against the period before'),
    }),
    chart: group('The chart under the figures', {
      title: text('Title of the chart'),
      values: z.array(z.number().min(0)).min(12).describe('Sample values, oldest first'),
      before: z
        .array(z.number().min(0))
        .min(12)
        .describe('Values of the period before, the same number'),
      now: text('Name of the current line'),
      earlier: text('Name of the earlier line'),
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
        total: text('Total paid'),
        state: text('Status of the order'),
        done: z.boolean().default(true).describe('Done: the eSIM is installed or delivered'),
      }),
    }),
    providers: group('The list of providers', {
      title: text('Heading of the providers'),
      rows: groups('Connected providers in their order of routing', [3, 5], {
        name: exact('Name of the provider'),
        state: text('Current status'),
        health,
      }),
      note: text('Note on the last failover'),
    }),
  }),
  boardingPass: drawing('A boarding pass with a tear-off eSIM stub', {
    title: text('Title of the paper'),
    sample,
    from: stop.describe('Departure'),
    to: stop.describe('Arrival'),
    fields: z.array(pair).length(4).describe('Four fields under the route'),
    esim: group('The tear-off stub', {
      title: text('Heading of the stub'),
      plan: text('Place, data and validity'),
      included: text('Inclusion: how the eSIM comes with the trip'),
      scan: text('Text under the QR code'),
      activationCode,
    }),
  }),
  networkChart: drawing('An operator’s network and its roaming partners, as a sea chart', {
    title: text('Title in the margin'),
    sample,
    note: text('Note on the small figures'),
    unit: text('Unit of the latencies'),
    hub: group('The operator’s own network', {
      name: text('Name at the hub'),
      detail: text('Detail, a few words under the name'),
    }),
    partners: groups('Roaming partners', [3, 8], {
      name: exact('Name of the partner, invented'),
      code: exact('Its network code; 001 is the test range'),
      latency: z.number().min(1).describe('Latency to the hub, in the unit above'),
      x: z.number().min(0).max(800).describe('Position from the left, 0 to 800'),
      y: z.number().min(0).max(520).describe('Position from the top, 0 to 520'),
    }),
  }),
  seatLedger: drawing('A ledger of eSIM seats: who has them, who pays, how much is used', {
    title: text('Title of the ledger'),
    sample,
    period: text('Period of the page'),
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
      employee: text('Employee who has the seat, invented'),
      costCenter: text('Cost center that pays'),
      role: text('Role of that person in the account'),
      line: text('Destination of the plan'),
      used: text('Data used, and the allowance'),
      share: percent('Share of data used, in percent'),
      state: text('State of the line'),
      active: z.boolean().describe('Active: the line is in use'),
    }),
    total: group('Last row', {
      term: text('Label of the total'),
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
      path: exact('Path, or the URL that a webhook goes to'),
      status: exact('HTTP status'),
      took: text('How long it took'),
      incoming: z.boolean().describe('Incoming: a webhook that the platform sends'),
      body: code('Excerpt of the body, one key to a line, at most 36 characters wide'),
    }),
  }),
  reinkedStorefront: drawing('The storefront as three proof sheets, each in another brand’s ink', {
    proofs: groups('Three sheets, the last one on top', [3, 3], {
      brand: exact('An invented brand'),
      address: exact('Domain of its shop; ends in .example'),
      ink: text('Ink note on the sheet'),
    }),
  }),
  switchboard: drawing('One order line to several providers; the first that is up gets the order', {
    sample,
    request: group('Request on the left', {
      title: text('Name of the current line'),
      call: exact('API call'),
      order: text('Order, in a few words'),
    }),
    providers: groups(
      'Providers in their order of routing; the first that is up gets the order',
      [3, 5],
      {
        name: exact('Name of the provider'),
        detail: text('Detail: what the provider did with the order'),
        answer: text('Response time, or a dash if it was not asked'),
        health,
      },
    ),
    outcome: text('Outcome of the order'),
    pull: group('Buttons with which visitors disconnect a provider', {
      button: text('Name of a button; {name} is its provider'),
      hint: text('Hint: invites visitors to use the buttons'),
      none: text('Outcome when no provider is left'),
    }).optional(),
  }),
  checkout: drawing('A checkout with a receipt and eight payment methods', {
    sample,
    title: text('Heading'),
    item: group('The plan in the cart', {
      name: text('Name of the plan'),
      detail: text('Detail, a few words'),
      price: text('Price'),
    }),
    lines: z.array(pair).min(1).max(4).describe('Lines before the total'),
    total: pair.describe('The total'),
    email: pair.describe('The e-mail field with a sample address'),
    methodsTitle: text('Heading of the methods'),
    methods: groups('The supported methods', [8, 8], {
      method: paymentMethod,
      name: exact('Name of the method'),
      chosen: z.boolean().default(false).describe('Selected: this method is the chosen one'),
    }),
    pay: text('Button label'),
    hosted: text('Note on where card details are entered'),
  }),
  charts: drawing('A preview of the reports: sales, and parts of the price', {
    title: text('Heading of the report'),
    period: text('Period of the report'),
    placeholder: text('Placeholder mark: the text that marks the drawing as a placeholder'),
    sales: group('The report over time', {
      title: text('Title of the first report'),
      values: z.array(z.number().min(0).max(100)).min(8).describe('Sample values, 0 to 100'),
      steps: z
        .array(text('A value beside the chart'))
        .length(3)
        .describe('Values beside the chart: top, middle, ground'),
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
    soon: text('Preview mark: the text that marks the app as a preview'),
    tabs: z.array(text('A tab')).length(3).describe('Tabs at the foot: shop, own eSIMs, help'),
    meter: group('The screen in front: what is left of a plan', {
      title: text('Destination of the plan'),
      state: text('State of the line'),
      left: text('Data left'),
      of: text('Text under the figure'),
      share: percent('Data left, in percent of the plan'),
      facts: z.array(pair).length(2).describe('Two facts under the ring'),
      action: text('Button label'),
    }),
    install: group('The screen at the right', {
      title: text('Heading'),
      text: text('Text: what the traveler should know before it starts'),
      rows: z
        .array(pair)
        .length(2)
        .describe('Manual entry: what is typed where one tap does not work'),
      action: text('Button label'),
      other: text('Text under the figure'),
    }),
  }),
  payment: drawing('One payment, and who receives each part of it', {
    sample,
    plan: text('Plan that was bought'),
    paid: text('Line under the plan: who paid the price'),
  }),
  groupSheet: drawing('A sheet for a tour: every guest has a QR code of their own', {
    title: text('Title of the sheet'),
    sample,
    trip: text('Name of the tour'),
    plan: text('Place, data and validity'),
    guests: groups('Six guests, each with a code of their own', [6, 6], {
      name: text('Name of the guest, invented'),
      activationCode,
      state: text('Status of the guest'),
      installed: z.boolean().default(false).describe('Installed: the eSIM is on the phone'),
    }),
  }),
  orderPath: drawing('One order as it passes between the platform and the operator’s own systems', {
    lanes: group('The two sides', {
      platform: text('Name of our side'),
      own: text('Name of the operator’s side'),
    }),
    steps: z
      .array(z.strictObject({ name: text('Name of the step'), text: text('Text, one sentence') }))
      .length(8)
      .describe('Eight steps in turn: ours, the operator’s, ours, and so on'),
  }),
  roleMatrix: drawing('A table of roles and what each may do', {
    sample,
    may: text('Head of the first column'),
    reaches: group('The three dots, in words', {
      all: text('Meaning of a full dot'),
      own: text('Meaning of a half dot'),
      none: text('Meaning of an open dot'),
    }),
    roles: z.array(text('Name of a role')).length(4).describe('Four roles, left to right'),
    rows: groups('Permissions, with a dot for each role', [4, 10], {
      name: text('Name of the permission'),
      reach: z.array(reach).length(4).describe('Extent for each role, left to right'),
    }),
  }),
  brandMap: drawing('Places where a traveler or the staff read a name, and whose name it is', {
    sample,
    owners: group('Owners of the names', {
      yours: text('Mark of places with the reseller’s name'),
      others: text('Mark of the other places'),
    }),
    surfaces: groups('Nine places, each drawn once', [9, 9], {
      surface,
      place: text('Place of the name'),
      print: text('Printed name or address, invented'),
      note: text('Note, one sentence').optional(),
      yours: z.boolean().default(false).describe('Reseller’s: the place has the reseller’s name'),
    }),
  }),
  codeAnatomy: drawing('An activation code taken apart, each part with a note', {
    prefix: note.describe('LPA: at the start'),
    format: note.describe('The 1 after it'),
    server: note.describe('The host between the dollar signs'),
    matching: note.describe('Part after the second dollar sign'),
    optional: note
      .extend({ print: text('Example of how it is written') })
      .describe('Optional part at the end'),
  }),
  orderFunnel: drawing('How many orders reach each moment, and where the others stop', {
    sample,
    moments: groups('From the first moment to the last', [3, 6], {
      name: text('A moment'),
      count: z.int().min(0).describe('Number of orders that reached it'),
      note: text('Note after the number of orders that stop there: why they do, and what helps'),
    }),
  }),
  wiring: drawing('Every shop tied to every provider, beside every one tied once to the platform', {
    before: text('Label of the first number'),
    after: text('Label of the second number'),
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
  .meta({ kind: 'drawing', description: 'Drawing, by its name in content/drawings.yaml' });

/** The fields of every band with a figure: a drawing, or the owner's picture. */
export const figureFields = {
  show: drawingName.optional(),
  picture: picture('figure', 'Picture, shown in place of the drawing').optional(),
  caption: text('Caption: a fact that the drawing does not show').optional(),
};
