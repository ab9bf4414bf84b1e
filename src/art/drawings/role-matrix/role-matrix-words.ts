import { z } from 'zod';
import { group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

const reach = z.enum(['all', 'own', 'none']).describe('How far a role may do it');

export const roleMatrixWords = defineDrawing('A table of roles and what each may do', {
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
});
