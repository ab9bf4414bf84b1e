import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlan } from '../../deploy/plan.ts';

/** The build that is looked at; another one can be named, such as that of another brand. */
export const dist = process.env.SITE_BUILD ?? 'dist';

export const plan = await readPlan(dist);

export const contentOf = (file: string) => readFileSync(join(dist, file));
