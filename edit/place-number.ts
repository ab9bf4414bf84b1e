import { hash } from 'node:crypto';
import type { Source } from './api.ts';

/**
 * The number of a place in the files, which the mark of its text encodes. It is the same in every
 * process, so no list of numbers has to be shared between the site and the editor. Two of 10,000 places
 * have the same number on one site in 1,400.
 */
export const numberOf = ({ file, path }: Source) =>
  Number.parseInt(hash('sha256', JSON.stringify([file, ...path])).slice(0, 9), 16);
