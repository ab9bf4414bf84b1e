import { execFileSync, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readFlags } from '../../scripts/read-flags.mjs';
import { emptyDatabase, leave, mailServer, storeOf } from './house.ts';
import { hostileBody, sendAt, type Tally, tally } from './proof-load.ts';
import { startBare, startServer } from './proof-server.ts';
import { serverProofs, until } from './proof-servers.ts';
import { printTable } from './proof-table.ts';

const usage = `npm run intake:proof                    what the intake must bear, at full length (about 20 minutes)
npm run intake:proof -- load kill       only these of: load, burst, kill, full, hostile, restart, settings, brands, slow, locked, back, ahead
npm run intake:proof -- --short         the same in about two minutes
npm run test:postgres -- --proof        on PostgreSQL`;
const { flags, words } = readFlags(usage, { short: { type: 'boolean' } });
const seconds = flags.short ? 15 : 600;
const kills = flags.short ? 10 : 100;
const bodies = flags.short ? 1000 : 10_000;

const postgres = process.env.TEST_POSTGRES_CONTROL;
const faults: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
function must(holds: boolean, what: string) {
  if (holds) return;
  faults.push(what);
  say(`  FAILED: ${what}`);
}

type Database = Awaited<ReturnType<typeof emptyDatabase>>;

/** Every lead that was accepted must be stored, once. */
async function compare(database: Database, thanked: Set<string>) {
  const { db } = await storeOf(database);
  const rows = await db.selectFrom('leads').select('key').execute();
  // After the domain of the site.
  const stored = new Set(rows.map(({ key }) => key.split(' ')[1] ?? ''));
  const lost = [...thanked].filter((key) => !stored.has(key)).length;
  must(lost === 0, `${lost} of ${thanked.size} thanked for are lost`);
  must(stored.size === rows.length, 'a lead is there twice');
  return rows.length;
}

async function isSound(database: Database): Promise<boolean> {
  const { db, isPostgres } = await storeOf(database);
  // PostgreSQL fails here if the index is broken.
  if (isPostgres) return (await sql`select * from leads order by key`.execute(db)).rows.length > 0;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows[0]?.integrity_check === 'ok';
}

/** The time within which this share of the answers came. */
const timeOf = ({ times }: Tally, part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

const answersOf = ({ answers }: Tally) =>
  [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');

const proofs: Record<string, () => Promise<string>> = {
  async load() {
    const database = await emptyDatabase();
    const mail = await mailServer();
    const server = await startServer({ ...database, SMTP_URL: mail.SMTP_URL });
    const bare = await startBare();
    const [found, least] = [tally(), tally()];
    // Warms the server up.
    for (const { origin } of [server, bare]) await sendAt(50, 5, origin, tally());
    for (let part = 0; part < 5; part += 1) {
      await sendAt(100, seconds / 5, server.origin, found);
      await sendAt(100, seconds / 50, bare.origin, least);
    }
    await compare(database, found.thanked);
    const [p99, bareP99] = [timeOf(found, 0.99), timeOf(least, 0.99)];
    const result = `${answersOf(found)}; p50 ${timeOf(found, 0.5)} ms, p99 ${p99} ms; a bare line in a file: p50 ${timeOf(least, 0.5)} ms, p99 ${bareP99} ms; ${mail.mails.length} mails meanwhile`;
    must(found.thanked.size === found.times.length, 'not every one was taken');
    must(p99 <= 250, 'p99 is above 250 ms');
    await Promise.all([server.kill(), bare.kill()]);
    return result;
  },

  async burst() {
    const database = await emptyDatabase();
    const server = await startServer(database);
    const found = tally();
    await sendAt(1000, 10, server.origin, found);
    await compare(database, found.thanked);
    const others = [...found.answers.keys()].filter((status) => ![202, 429, 503].includes(status));
    must(others.length === 0, `answered with ${others}`);
    await server.kill();
    return answersOf(found);
  },

  async kill() {
    const database = await emptyDatabase();
    const mail = await mailServer();
    const env = { ...database, SMTP_URL: mail.SMTP_URL };
    const found = tally();
    for (let count = 0; count < kills; count += 1) {
      const server = await startServer(env);
      const sending = sendAt(60, 1, server.origin, found);
      await wait(randomInt(100, 1000));
      await server.kill();
      await sending;
    }
    const server = await startServer(env);
    const { db } = await storeOf(database);
    const left = async () =>
      (await db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute())
        .length;
    // However long it takes, as long as some are sent in each minute.
    let before = Infinity;
    for (let now = await left(); now > 0 && now < before; ) {
      before = now;
      await until(async () => {
        now = await left();
        return now < before;
      });
    }
    must((await left()) === 0, 'not everything was sent');
    const count = await compare(database, found.thanked);
    const ids = mail.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    const twice = ids.length - new Set(ids).size;
    must(new Set(ids).size === count * 2, 'a mail is missing');
    must(twice <= kills, 'more mails came twice than there were kills');
    await server.kill();
    return `${kills} × kill -9, ${found.thanked.size} thanked for, ${count} stored; ${new Set(ids).size} mails, ${twice} of them twice`;
  },

  async full() {
    const dir = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const { uid = 0, gid = 0 } = postgres ? JSON.parse(postgres).user : {};
    const size = postgres ? '16m' : '3m';
    const options = `size=${size},uid=${uid},gid=${gid},mode=700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]);
    try {
      const database = await emptyDatabase(dir);
      const server = await startServer(database);
      const found = tally();
      await sendAt(20, 1, server.origin, found);
      const filler = join(dir, 'filler');
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
      } catch {
        // The disk is full.
      }
      const before = found.thanked.size;
      await sendAt(50, 3, server.origin, found);
      const whileFull = found.thanked.size - before;
      rmSync(filler);
      await wait(500);
      const free = tally();
      await sendAt(20, 1, server.origin, free);
      for (const key of free.thanked) found.thanked.add(key);
      const count = await compare(database, found.thanked);
      must((found.answers.get(503) ?? 0) > 0, 'the disk was never full');
      must(free.thanked.size === 20, 'it does not recover by itself');
      must(await isSound(database), 'the database is damaged');
      await server.kill();
      await leave();
      return `${answersOf(found)}; ${whileFull} thanked for while full; afterwards ${answersOf(free)}; ${count} stored`;
    } finally {
      execFileSync('umount', ['--lazy', dir]);
      rmSync(dir, { recursive: true });
    }
  },

  async hostile() {
    const server = await startServer(await emptyDatabase());
    const found = tally();
    for (let sent = 0; sent < bodies; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => found.send(server.origin, hostileBody())));
    }
    const broken = [...found.answers.keys()].filter((status) => status >= 500 || status === 0);
    must(broken.length === 0, `answered with ${broken}`);
    await server.kill();
    return answersOf(found);
  },

  async restart() {
    if (!postgres) return 'for PostgreSQL only';
    const { program, dir, user, options } = JSON.parse(postgres);
    const database = await emptyDatabase();
    const server = await startServer(database);
    const found = tally();
    const sending = sendAt(100, 20, server.origin, found);
    await wait(7000);
    const args = [
      'restart',
      '--wait',
      '--mode=immediate',
      '--pgdata',
      dir,
      '--log',
      join(dir, 'log'),
      '-o',
      options,
    ];
    const restarted = spawn(program, args, { ...user, cwd: dir, stdio: 'ignore' });
    await once(restarted, 'exit');
    await sending;
    await compare(database, found.thanked);
    const others = [...found.answers.keys()].filter((status) => ![202, 503].includes(status));
    must(others.length === 0, `answered with ${others}`);
    must(found.last === 202, 'it does not come back');
    await server.kill();
    return answersOf(found);
  },

  ...serverProofs(must),
};

say(
  `${postgres ? 'PostgreSQL' : 'SQLite'}, ${new Date().toISOString()}, run ${randomUUID().slice(0, 8)}`,
);
const results: Record<string, string> = {};
for (const name of words.length > 0 ? words : Object.keys(proofs)) {
  const proof = proofs[name];
  if (!proof) throw new Error(usage);
  const failed = faults.length;
  results[name] = await proof();
  if (faults.length > failed) results[name] += `; FAILED: ${faults.slice(failed).join(', ')}`;
  say(`${name}: ${results[name]}`);
  await leave();
}
printTable(postgres ? 'PostgreSQL' : 'SQLite', results, say);
say(faults.length === 0 ? 'All held' : `${faults.length} failed`);
process.exit(faults.length === 0 ? 0 : 1);
