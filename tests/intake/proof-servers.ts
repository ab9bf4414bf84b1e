import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { emptyDatabase, ends, mailServer, storeOf } from './house.ts';
import { sendAt, tally } from './proof-load.ts';
import { clockOff, startOther, startServer } from './proof-server.ts';

type Must = (holds: boolean, what: string) => void;

/** Until it holds, for a minute at most. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < 240; waited += 1) {
    if (await isTrue()) return true;
    await wait(250);
  }
  return false;
}

const day = 24 * 60 * 60 * 1000;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A webhook that never answers. */
async function slowHook() {
  const hook = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => hook.once('listening', done));
  ends.push(() => {
    hook.closeAllConnections();
    hook.close();
  });
  return `http://localhost:${(hook.address() as AddressInfo).port}/`;
}

async function states(database: Record<string, string>) {
  const { db } = await storeOf(database);
  const rows = await db.selectFrom('deliveries').select(['state', 'error']).execute();
  return (state: string) => rows.filter((row) => row.state === state).length;
}

/** What goes wrong between servers, brands, receivers, locks and clocks. */
export const serverProofs = (must: Must): Record<string, () => Promise<string>> => ({
  async settings() {
    const database = await emptyDatabase();
    const mail = await mailServer();
    const one = await startServer({ ...database, SMTP_URL: mail.SMTP_URL });
    if (database.LEADS_DB) {
      const isRefused = await startServer(database).then(
        ({ kill }) => kill().then(() => false),
        () => true,
      );
      must(isRefused, 'a second server started on one file');
      await one.kill();
      return 'the second server is refused';
    }
    const two = await startServer(database);
    const found = tally();
    await Promise.all([sendAt(10, 4, one.origin, found), sendAt(10, 4, two.origin, found)]);
    await until(async () => (await states(database))('waiting') === 0);
    const count = await states(database);
    must(mail.mails.length === 160, `${mail.mails.length} of 160 mails arrived`);
    must(count('given up') === 0, 'something was given up');
    await Promise.all([one.kill(), two.kill()]);
    return `${found.thanked.size} leads to two servers, one without SMTP_URL: ${count('sent')} marked as sent, ${mail.mails.length} received`;
  },

  async brands() {
    const database = await emptyDatabase();
    const [first, second] = [await mailServer(), await mailServer()];
    const envs = [first, second].map(({ SMTP_URL }) => ({ ...database, SMTP_URL }));
    const found = tally();
    const one = await startServer(envs[0] ?? {});
    await sendAt(10, 2, one.origin, found);
    if (database.LEADS_DB) await one.kill();
    const two = await startOther(envs[1] ?? {});
    await sendAt(10, 2, two.origin, found);
    if (database.LEADS_DB) {
      await until(() => second.mails.length === 40);
      await two.kill();
      await startServer(envs[0] ?? {}).then(({ kill }) => ends.push(kill));
    }
    await until(() => first.mails.length + second.mails.length >= 80);
    const isOwn = (mails: typeof first.mails, domain: string) =>
      mails.every(({ source }) => new RegExp(`^Message-ID: <.*@${domain}>`, 'im').test(source));
    must(first.mails.length === 40 && second.mails.length === 40, 'mails of a brand are missing');
    must(isOwn(first.mails, 'www.example.com'), 'the first brand got mails of the second');
    must(isOwn(second.mails, 'other.example'), 'the second brand got mails of the first');
    await Promise.all([one.kill(), two.kill()]);
    return `20 leads each: ${first.mails.length} and ${second.mails.length} mails, each by its own brand`;
  },

  async slow() {
    const database = await emptyDatabase();
    const mail = await mailServer();
    const server = await startServer({
      ...database,
      SMTP_URL: mail.SMTP_URL,
      WEBHOOK_URLS: await slowHook(),
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW: 'localhost',
    });
    await sendAt(30, 1, server.origin, tally());
    const start = performance.now();
    must(await until(() => mail.mails.length === 60), 'mails wait for the webhook');
    const seconds = Math.round((performance.now() - start) / 1000);
    must(seconds < 15, `mails took ${seconds} s`);
    await server.kill();
    return `a webhook that never answers: 60 mails within ${seconds} s`;
  },

  async locked() {
    const database = await emptyDatabase();
    const server = await startServer(database);
    await sendAt(10, 1, server.origin, tally());
    let unlock: () => unknown;
    if (database.LEADS_DB) {
      const lock = new DatabaseSync(database.LEADS_DB);
      lock.exec('begin immediate');
      unlock = () => lock.close();
    } else {
      const client = new pg.Client(database.DATABASE_URL);
      await client.connect();
      await client.query('begin; lock table leads in access exclusive mode');
      unlock = () => client.end();
    }
    const found = tally();
    const sending = sendAt(10, 5, server.origin, found);
    const times: number[] = [];
    for (let count = 0; count < 50; count += 1) {
      const asked = performance.now();
      must((await fetch(`${server.origin}/pricing`)).status === 200, 'a page failed');
      times.push(performance.now() - asked);
      await wait(100);
    }
    if (database.LEADS_DB) await sending;
    await unlock();
    await sending;
    const after = tally();
    await sendAt(10, 1, server.origin, after);
    must(after.thanked.size === 10, 'it does not come back');
    const slowest = Math.round(Math.max(...times));
    must(slowest < 1000, `a page took ${slowest} ms`);
    await server.kill();
    const answers = [...found.answers].map(([status, count]) => `${count} × ${status}`);
    return `forms ${answers.join(', ')}; the slowest page ${slowest} ms; afterwards 10 × 202`;
  },

  async back() {
    const database = await emptyDatabase();
    const mail = await mailServer();
    mail.isDown = true;
    const env = { ...database, SMTP_URL: mail.SMTP_URL };
    const first = await startServer(env);
    await sendAt(10, 1, first.origin, tally());
    await until(() => mail.attempts > 0);
    await wait(500);
    await first.kill();
    mail.isDown = false;
    const second = await startServer({ ...env, ...clockOff(-30 * day) });
    await sendAt(10, 1, second.origin, tally());
    must(await until(() => mail.mails.length === 40), `${mail.mails.length} of 40 mails arrived`);
    await second.kill();
    return `30 days back after an outage: ${mail.mails.length} of 40 mails`;
  },

  async ahead() {
    const database = await emptyDatabase();
    const count = async () =>
      (await (await storeOf(database)).db.selectFrom('leads').select('id').execute()).length;
    const first = await startServer(database);
    await sendAt(10, 1, first.origin, tally());
    await first.kill();
    const second = await startServer({ ...database, ...clockOff(3 * 365 * day) });
    await sendAt(10, 1, second.origin, tally());
    await second.kill();
    must((await count()) === 20, `${await count()} of 20 leads are left`);
    return `three years ahead at the start: ${await count()} of 20 leads kept`;
  },
});
