import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { countLeads } from '../../server/inbox/find-leads.ts';
import { startPostgres } from '../../tools/test/postgres.mjs';
import { emptyDatabase, ends, leave, mailServer, site, storeOf } from '../support/leads.ts';
import { build, serve } from '../support/leads-server.ts';

afterEach(leave);

const subjectOf = ({ source }: { source: string }) => /^Subject: (.*)\r$/m.exec(source)?.[1] ?? '';

it.each(['SQLite', 'PostgreSQL'])(
  '600 strangers get at most 60 mails, although the server is killed: %s',
  async (database) => {
    if (database === 'PostgreSQL') {
      const { url, stop } = await startPostgres();
      vi.stubEnv('TEST_POSTGRES', url);
      ends.push(stop, () => vi.unstubAllEnvs());
    }
    const mail = await mailServer();
    const place = await emptyDatabase();
    const env = {
      ...place,
      SMTP_URL: mail.SMTP_URL,
      TRUST_PROXY: 'loopback',
      LEADS_PER_MINUTE: '10',
    };
    const dir = build();
    const notices = () => mail.mails.filter((each) => subjectOf(each).endsWith('quarantined'));

    /** Posts in order, each with another address from another network. */
    async function post(origin: string, from: number, to: number) {
      const statuses = new Set<number>();
      for (let count = from; count < to; count += 1) {
        const headers = {
          origin,
          'content-type': 'application/json',
          'x-forwarded-for': `10.${count >> 8}.${count & 255}.1`,
        };
        const body = JSON.stringify({ email: `stranger${count}@example.com`, elapsed: 5000 });
        statuses.add(
          (await fetch(`${origin}/forms/hero`, { method: 'POST', headers, body })).status,
        );
      }
      expect([...statuses]).toEqual([202]);
    }

    const first = await serve(dir, env);
    await post(first.origin, 0, 300);
    await vi.waitFor(() => expect(notices()).toHaveLength(1), 60_000);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await serve(dir, env);
    await post(second.origin, 300, 600);

    const store = await storeOf(place);
    const open = store.db.selectFrom('deliveries').select('id').where('state', '=', 'waiting');
    // A mail that was being sent when the server was killed may have arrived, and waits.
    await vi.waitFor(
      async () => expect(await open.where('arrived', '=', 0).execute()).toEqual([]),
      { timeout: 60_000, interval: 500 },
    );
    expect(await countLeads(store, site)).toMatchObject({ all: 600, new: 60, quarantine: 540 });
    const toStrangers = mail.mails.filter(({ to }) => to.join().startsWith('stranger'));
    expect(toStrangers.length).toBeLessThanOrEqual(60);
    expect(toStrangers.length).toBeGreaterThan(57);
    expect(notices()).toHaveLength(1);
  },
);
