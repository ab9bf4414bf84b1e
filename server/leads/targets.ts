import { sql } from 'kysely';
import { mailTarget } from './leads.ts';
import type { Store } from './store.ts';
import { day, isLate, later, minute, ofSite, type TargetRow } from './tables.ts';

/** Deliveries that have failed for so long are no longer tried. */
export const givenUpAfter = 3 * day;
const longestRest = 15 * minute;
/** Between attempts at a target that is down: 1, 2, 4, 8, then 15 minutes. */
const targetPause = (failures: number) => Math.min(2 ** failures * minute, longestRest);

export const targetsOf = (hasMail: boolean, urls: string[]) =>
  hasMail ? [mailTarget, ...urls] : urls;

/** The name of a target as people may see it: the path of an address may be a secret. */
export const labelOf = (name: string) =>
  name === mailTarget ? 'Mail' : `The webhook at ${new URL(name).host}`;

/** Adds the targets of a server. None goes by itself: other servers may have others. */
export async function addTargets({ db }: Store, site: string, names: string[]) {
  for (const name of names)
    await sql`insert into targets (site, name) values (${site}, ${name}) on conflict do nothing`.execute(
      db,
    );
}

/** Removes a target, and gives up what waits for it. Returns how many that were. */
export async function dropTarget(
  { db }: Store,
  site: string | undefined,
  name: string,
): Promise<number> {
  await sql`delete from targets where name = ${name} and ${ofSite(site)}`.execute(db);
  const { numAffectedRows } = await sql`
    update deliveries set state = 'given up', error = 'Its target was removed'
    where target = ${name} and state = 'waiting' and ${ofSite(site)}`.execute(db);
  return Number(numAffectedRows);
}

/** A time further ahead than any rest is from a clock that has been set back since. */
export const isResting = ({ free }: Pick<TargetRow, 'free'>, now: Date) =>
  free > now.toISOString() && free <= later(now, longestRest);

/** Leaves a target that is down alone for a while, and gives up what has waited too long for it. */
export async function rest(
  { db }: Store,
  { site, name, failures }: TargetRow,
  error: string,
  now: Date,
) {
  await sql`update targets set free = ${later(now, targetPause(failures))},
    failures = ${failures + 1}, error = ${error} where site = ${site} and name = ${name}`.execute(
    db,
  );
  await sql`update deliveries set state = 'given up', error = ${error}
    where site = ${site} and target = ${name} and state = 'waiting'
      and queued < ${later(now, -givenUpAfter)}`.execute(db);
}

export type TargetReport = TargetRow & {
  label: string;
  waiting: number;
  /** What has waited longer than a minute: no server takes it, unless the target rests. */
  late: number;
};

export async function reportTargets(
  { db }: Store,
  site: string | undefined,
  now: Date,
): Promise<TargetReport[]> {
  const { rows } = await sql<TargetRow & { waiting: number; late: number }>`
    select targets.*, count(deliveries.id) as waiting,
      count(case when ${isLate(now)} then 1 end) as late
    from targets left join deliveries on deliveries.site = targets.site
      and deliveries.target = targets.name and deliveries.state = 'waiting'
    where ${ofSite(site, 'targets')}
    group by targets.site, targets.name order by targets.site, targets.name`.execute(db);
  return rows.map((row) => ({
    ...row,
    label: labelOf(row.name),
    waiting: Number(row.waiting),
    late: Number(row.late),
  }));
}
