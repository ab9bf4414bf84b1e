import { givenUpAfter } from './delivery.ts';
import { mailTarget } from './leads.ts';
import type { Store } from './store.ts';
import { later, minute } from './time.ts';

/** How long a worker may serve a target without a sign of life. Longer than any single sending. */
export const leaseMs = 2 * minute;
/** Between attempts at a target that fails: 1, 2, 4, 8, then 15 minutes. */
const targetPause = (failures: number) => Math.min(2 ** failures, 15) * minute;

export const targetsOf = (hasMail: boolean, urls: string[]) => [
  ...(hasMail ? [mailTarget] : []),
  ...urls,
];

/** Makes the targets those of the settings. What waits for one that is gone is given up. */
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
    // One server alone uses SQLite: what another has claimed is left from one that was ended.
    if (!isPostgres)
      await transaction.updateTable('targets').set({ free }).where('failures', '=', 0).execute();
  });
}

/** Takes a target that has something to send and that no other worker serves. */
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

/** Leaves a target alone for a while. What has waited for it too long is given up. */
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
