import { z } from 'zod';
import { text } from './fields.ts';
import { activationCode, label } from './specimens-fields.ts';

export const groupSheet = z.strictObject({
  label,
  title: text('What the sheet is'),
  sample: text('The word that marks it as a sample'),
  agency: text('Whose sheet it is, invented'),
  trip: text('Name of the tour'),
  plan: text('Place, data and validity'),
  guests: z
    .array(
      z.strictObject({
        name: text('Name of the guest, invented'),
        activationCode,
        state: text('How far the guest is'),
        installed: z.boolean().default(false).describe('Whether the eSIM is on the phone'),
      }),
    )
    .length(6)
    .describe('Six guests, each with a code of their own'),
});

export const orderPath = z.strictObject({
  label,
  lanes: z
    .strictObject({ platform: text('Name of our side'), own: text('Name of the operator’s side') })
    .describe('The two sides'),
  steps: z
    .array(z.strictObject({ name: text('What is done'), text: text('By what, one sentence') }))
    .length(8)
    .describe('Eight steps in turn: ours, the operator’s, ours, and so on'),
});

const reach = z.enum(['all', 'own', 'none']).describe('How far a role may do it');

export const roleMatrix = z.strictObject({
  label,
  sample: text('The words that mark it as a sample'),
  may: text('Head of the column with what is done'),
  reaches: z
    .strictObject({
      all: text('What a full dot means'),
      own: text('What a half dot means'),
      none: text('What an open dot means'),
    })
    .describe('The three dots, in words'),
  roles: z.array(text('Name of a role')).length(4).describe('Four roles, left to right'),
  rows: z
    .array(z.strictObject({ name: text('What may be done'), reach: z.array(reach).length(4) }))
    .min(4)
    .max(10)
    .describe('What may be done, with a dot for each role'),
});

const surface = z
  .enum(['address', 'sender', 'receipt', 'statement', 'app', 'panel', 'line', 'status', 'code'])
  .describe('What is drawn around the name');

export const brandMap = z.strictObject({
  label,
  sample: text('The words that mark the names as samples'),
  owners: z
    .strictObject({
      yours: text('What stands at places that are the reseller’s'),
      others: text('What stands at the others'),
    })
    .describe('Whose name it is'),
  surfaces: z
    .array(
      z.strictObject({
        surface,
        place: text('Where the name stands'),
        print: text('The name or address that stands there, invented'),
        yours: z.boolean().default(false).describe('Whether it is the reseller’s'),
      }),
    )
    .length(9)
    .describe('Nine places, each drawn once'),
});

const note = z.strictObject({ name: text('Name of the part'), text: text('What it says') });

export const codeAnatomy = z.strictObject({
  label,
  prefix: note.describe('LPA: at the start'),
  format: note.describe('The 1 after it'),
  server: note.describe('The host between the dollar signs'),
  matching: note.describe('What follows the second dollar sign'),
  optional: note
    .extend({ print: text('How it would be written') })
    .describe('What may follow and usually does not'),
});

export const orderFunnel = z.strictObject({
  label,
  sample: text('The words that mark the figures as samples'),
  stops: z
    .array(text('After their number: why orders stop there, and what helps'))
    .min(2)
    .max(5)
    .describe('One for each moment but the last; the moments are those of the reports'),
});
