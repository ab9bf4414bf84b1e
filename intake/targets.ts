import { mailTarget } from './leads.ts';
import type { Store } from './store.ts';
import { day, later, minute } from './tables.ts';

/** Deliveries that have failed for so long are no longer tried. */
export const givenUpAfter = 3 * day;
/** How long a worker may hold a target without a sign of life. Longer than any delivery takes. */
export const leaseMs = 2 * minute;
/** Between attempts at a target that is down: 1, 2, 4, 8, then 15 minutes. */
const targetPause = (failures: number) => Math.min(2 ** failures, 15) * minute;

export const targetsOf = (hasMail: boolean, urls: string[]) => [
  ...(hasMail ? [mailTarget] : []),
  ...urls,
];

/** Makes the targets those of the settings, and gives up what waits for any other. */
export async function setTargets({ db, isPostgres }: Store, names: string[], now: Date) {
  const free = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    for (const name of names) {
      await transaction
        .insertInto('targets')
        .values({ name, free, failures: 0 })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    const gone = [...names, ''];
    await transaction.deleteFrom('targets').where('name', 'not in', gone).execute();
    await transaction
      .updateTable('deliveries')
      .set({ state: 'given up', error: 'Its target is no longer in the settings' })
      .where('state', '=', 'waiting')
      .where('target', 'not in', gone)
      .execute();
    // Only one server uses SQLite, so any claim is left over from a server that has ended.
    if (!isPostgres)
      await transaction.updateTable('targets').set({ free }).where('failures', '=', 0).execute();
  });
}

/** Claims a target that has something to send and that no other worker holds. */
export async function claimTarget(
  { quickly, isPostgres }: Store,
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString();
  return quickly(async (transaction) => {
    const free = transaction
      .selectFrom('targets')
      .select('name')
      .where('free', '<=', at)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('deliveries')
            .select('id')
            .whereRef('target', '=', 'targets.name')
            .where('state', '=', 'waiting')
            .where('due', '<=', at),
        ),
      )
      .orderBy('free')
      .limit(1);
    const target = await (isPostgres ? free.forUpdate().skipLocked() : free).executeTakeFirst();
    if (!target) return undefined;
    await transaction
      .updateTable('targets')
      .set({ free: later(now, leaseMs) })
      .where('name', '=', target.name)
      .execute();
    return target.name;
  });
}

/** Leaves a target that is down alone for a while, and gives up what has waited too long for it. */
export const rest = ({ db }: Store, target: string, { message }: Error, now: Date) =>
  db.transaction().execute(async (transaction) => {
    const { failures } = await transaction
      .selectFrom('targets')
      .select('failures')
      .where('name', '=', target)
      .executeTakeFirstOrThrow();
    const free = later(now, targetPause(failures));
    await transaction
      .updateTable('targets')
      .set({ free, failures: failures + 1 })
      .where('name', '=', target)
      .execute();
    const waiting = transaction
      .updateTable('deliveries')
      .where('target', '=', target)
      .where('state', '=', 'waiting');
    await waiting.set({ error: message }).execute();
    await waiting
      .set({ state: 'given up' })
      .where('queued', '<', later(now, -givenUpAfter))
      .execute();
  });
