import { sql } from 'kysely';
import type { FormName } from '../headers/forms-file.ts';
import type { Db, Store } from './store.ts';
import type { DeliveryRow, LeadRow, LeadState } from './tables.ts';

export type LeadFilter = {
  search?: string;
  form?: FormName;
  state?: LeadState;
  /** Only leads with a delivery that has failed so far. */
  isUndelivered?: boolean;
};

export type FoundLead = LeadRow & { undelivered: DeliveryRow[] };

/** The leads that fit, newest first, each with its deliveries that have failed so far. */
export async function findLeads(
  db: Db,
  { search, form, state, isUndelivered }: LeadFilter = {},
  { limit = 100_000, offset = 0 } = {},
): Promise<FoundLead[]> {
  // Escaped, because % and _ are wildcards of LIKE.
  const part = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`lower(email || ' ' || name || ' ' || subject || ' ' || message || ' ' || note) like ${part} escape '\\'`,
      ),
    )
    .$if(form !== undefined, (query) => query.where('form', '=', form as FormName))
    .$if(state !== undefined, (query) => query.where('state', '=', state as LeadState))
    .$if(Boolean(isUndelivered), (query) =>
      query.where('id', 'in', (inner) =>
        inner
          .selectFrom('deliveries')
          .select('lead')
          .where('state', '!=', 'sent')
          .where('error', '!=', ''),
      ),
    )
    .orderBy('received', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const open = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '!=', 'sent')
    .where('error', '!=', '')
    .execute();
  const byLead = Map.groupBy(open, ({ lead }) => lead);
  return leads.map((lead) => ({ ...lead, undelivered: byLead.get(lead.id) ?? [] }));
}

/** Deletes the leads of an address with their deliveries. Returns how many leads there were. */
export async function forget({ db, emptyLog }: Store, address: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where(sql`lower(email)`, '=', sql`lower(${address.trim()})`)
    .executeTakeFirstOrThrow();
  await emptyLog();
  return Number(numDeletedRows);
}
