import { z } from 'zod';
import { group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

export const seatLedgerWords = defineDrawing(
  'A ledger of eSIM seats: who has them, who pays, how much is used',
  {
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
      share: z.number().min(0).max(100).describe('Data used, in percent of the plan'),
      state: text('State of the line'),
      active: z.boolean().describe('Whether the line is in use'),
    }),
    total: group('Last row', {
      term: text('Word before the total'),
      seats: text('Seats in use'),
      used: text('Data used by all'),
    }),
  },
);
