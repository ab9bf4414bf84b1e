import { resolve } from 'node:path';
import type { Site } from '../schema/site.ts';

/** The path of the brand file. BRAND is the name of a file in brands/, or a path. */
export function brandFile(choice = process.env.BRAND): string {
  if (!choice) return 'brands/brand.yaml';
  return /[\\/]|\.ya?ml$/.test(choice) ? resolve(choice) : `brands/${choice}.yaml`;
}

/** A build that is not the live site. */
export type Stage = Site['stage'];

/** The stage that the variable STAGE names; undefined for the live site. */
export function stageOf(value = process.env.STAGE): Stage {
  if (!value) return undefined;
  if (value === 'preview') return value;
  const error = new Error(`STAGE must be “preview” or absent, not “${value}”`);
  // A stack trace of our code does not help an owner.
  error.stack = '';
  throw error;
}
