import { sql } from 'kysely';
import { folded } from '../leads/mailbox.ts';
import { isLate } from '../leads/outbox.ts';
import type { Store } from '../leads/store.ts';
import { type DeliveryRow, type LeadRow, leadStates, ofSite } from '../leads/tables.ts';

/** The lists of leads. The first leaves out quarantined leads and spam. */
export const views = ['inbox', ...leadStates, 'undelivered', 'all'] as const;
export type View = (typeof views)[number];

export type LeadFilter = {
  /** Undefined for all sites. */
  site?: string | undefined;
  view?: View;
  search?: string;
  form?: string;
  /** Days such as 2026-11-16, both included. */
  from?: string;
  to?: string;
  ids?: string[];
  /** Those that follow this one in the list. */
  after?: Pick<LeadRow, 'received' | 'id'> | undefined;
};

export type FoundLead = LeadRow & { undelivered: DeliveryRow[] };

/** Given up, failed, or waiting for longer than a minute. */
const isOpen = (now: Date) =>
  sql<boolean>`(deliveries.state = 'given up'
    or deliveries.state = 'waiting' and (error <> '' or ${isLate(now)}))`;

/** As a condition on leads. */
function inView(view: View, now: Date) {
  if (view === 'all') return sql<boolean>`1 = 1`;
  if (view === 'inbox') return sql<boolean>`state not in ('spam', 'quarantine')`;
  if (view === 'undelivered')
    return sql<boolean>`id in (select lead from deliveries where ${isOpen(now)})`;
  return sql<boolean>`state = ${view}`;
}

/** The matching leads, newest first, each with its deliveries that failed or wait. */
export async function findLeads(
  { db, clock }: Store,
  { site, view = 'all', search, form, from, to, ids, after }: LeadFilter = {},
  { limit = 1000, offset = 0 } = {},
): Promise<FoundLead[]> {
  const now = await clock();
  const conditions = [ofSite(site), inView(view, now)];
  // Escaped, because % and _ are wildcards of LIKE.
  const part = `%${folded(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  if (search) conditions.push(sql`words like ${part} escape '\\'`);
  if (form) conditions.push(sql`form = ${form}`);
  if (from) conditions.push(sql`received >= ${from}`);
  if (to) conditions.push(sql`received < ${`${to}T24`}`);
  if (ids) conditions.push(sql`id in (${sql.join([...ids, ''])})`);
  if (after) conditions.push(sql`(received, id) < (${after.received}, ${after.id})`);
  const { rows } = await sql<LeadRow>`select * from leads
    where ${sql.join(conditions, sql` and `)}
    order by received desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const own = ['', ...rows.map(({ id }) => id)];
  const open = await sql<DeliveryRow>`select * from deliveries
    where lead in (${sql.join(own)}) and ${isOpen(now)} order by kind, target`.execute(db);
  const byLead = Map.groupBy(open.rows, ({ lead }) => lead);
  return rows.map((lead) => ({ ...lead, undelivered: byLead.get(lead.id) ?? [] }));
}

/** The ids of all forms that leads came from. */
export async function formsIn({ db }: Store, site: string | undefined): Promise<string[]> {
  const forms = db.selectFrom('leads').select('form').distinct().where(ofSite(site));
  return (await forms.orderBy('form').execute()).map(({ form }) => form);
}

export type Counts = Record<View, number>;

/** How many leads each list has. */
export async function countLeads({ db, clock }: Store, site: string | undefined): Promise<Counts> {
  const now = await clock();
  const counts = views.map(
    (view) => sql`count(case when ${inView(view, now)} then 1 end) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<View, number | string>>`
    select ${sql.join(counts)} from leads where ${ofSite(site)}`.execute(db);
  return Object.fromEntries(views.map((view) => [view, Number(rows[0]?.[view])])) as Counts;
}
