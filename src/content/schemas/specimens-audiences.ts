import { z } from 'zod';
import { exact, text } from './fields.ts';
import { activationCode, label, pair } from './specimens-fields.ts';

const stop = z.strictObject({
  code: text('Airport code, three letters'),
  city: text('City and airport'),
  time: text('Local time'),
});

export const boardingPass = z.strictObject({
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
      activationCode,
    })
    .describe('The tear-off stub'),
});

const place = (width: number, height: number) =>
  z.strictObject({
    x: z.number().min(0).max(width).describe(`From the left, 0 to ${width}`),
    y: z.number().min(0).max(height).describe(`From the top, 0 to ${height}`),
  });

export const networkChart = z.strictObject({
  label,
  title: text('Title in the margin'),
  sample: text('The words that mark it as a sample'),
  note: text('What the small figures mean'),
  unit: text('Unit of the latencies'),
  hub: z
    .strictObject({ name: text('Name at the hub'), detail: text('A few words under it') })
    .describe('The operator’s own network'),
  partners: z
    .array(
      z.strictObject({
        name: exact('Name of the partner, invented'),
        code: exact('Its network code; 001 is the test range'),
        latency: z.number().min(1).describe('Latency to the hub; the route is sounded by it'),
        wide: place(800, 520).describe('Place on the chart'),
        narrow: place(400, 470).describe('Place on the chart of a small screen'),
      }),
    )
    .min(3)
    .max(8)
    .describe('Roaming partners'),
});

export const seatLedger = z.strictObject({
  label,
  title: text('Title of the ledger'),
  sample: text('The words that mark it as a sample'),
  period: text('What the page covers'),
  columns: z
    .strictObject({
      seat: text('Heading of the seat numbers'),
      employee: text('Heading of the employees'),
      costCenter: text('Heading of the cost centers'),
      role: text('Heading of the roles'),
      line: text('Heading of the destinations'),
      used: text('Heading of the data used'),
      state: text('Heading of the states'),
    })
    .describe('Headings of the columns'),
  rows: z
    .array(
      z.strictObject({
        seat: text('Number of the seat'),
        employee: text('Who has it, invented'),
        costCenter: text('Cost center that pays for it'),
        role: text('Role of that person in the account'),
        line: text('Where the plan works'),
        used: text('Data used, of how much'),
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

export const apiLog = z.strictObject({
  label,
  title: text('Title of the log'),
  sample: text('The words that mark it as a sample'),
  steps: z
    .array(
      z.strictObject({
        time: text('Time of the call'),
        method: exact('HTTP method'),
        path: exact('Path, or the address a webhook goes to'),
        status: exact('HTTP status'),
        took: text('How long it took'),
        incoming: z.boolean().describe('True for a webhook the platform sends'),
        body: exact('Excerpt of the body, one key to a line, at most 36 characters wide'),
      }),
    )
    .length(4)
    .describe('Catalog, order, install details, usage webhook'),
});
