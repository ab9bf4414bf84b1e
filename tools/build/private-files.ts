import { resolve } from 'node:path';

/** Vite serves any other file of the project while it is worked on. */
export const privateFiles = [
  // Its own list, which this one replaces.
  '.env',
  '.env.*',
  '*.{crt,pem}',
  '**/.git/**',
  // Leads: databases with their logs, backups, exports.
  `${resolve(import.meta.dirname, '../../data')}/**`,
  '*.sqlite',
  '*.sqlite[-.]*',
  '*.dump',
  '*.csv',
];
