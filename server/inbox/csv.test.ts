import { afterEach, expect, it } from 'vitest';
import { add, leadFrom, leave, storeOf } from '../../tests/support/leads.ts';
import { cellOf, csvOf } from './csv.ts';

afterEach(leave);

it.each([
  ['=1+1', `"'=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['\t @SUM(1)', `"\t '@SUM(1)"`],
  ['";=1+1', `""";'=1+1"`],
  ['2 - 1 = 1', '"2 - 1 = 1"'],
])('writes %j as a cell that no spreadsheet runs', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it('writes every lead once, page by page, and reports if it is incomplete', async () => {
  const store = await storeOf();
  // Many at the same time, so that a page ends between them.
  const now = new Date();
  const leads = Array.from({ length: 450 }, (_, at) => leadFrom({ message: `m${at}` }, { now }));
  for (let at = 0; at < leads.length; at += 50)
    await store.db
      .insertInto('leads')
      .values(leads.slice(at, at + 50))
      .execute();
  const parts = await Array.fromAsync(csvOf(store, {}));
  expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 200, 200, 50]);
  expect(new Set(parts.join('').match(/"m\d+"/g)).size).toBe(450);

  const broken = csvOf(store, {});
  await broken.next();
  await broken.next();
  await store.db.schema.alterTable('leads').renameTo('gone').execute();
  expect((await broken.next()).value).toBe(
    '"This export is incomplete because the database failed"\r\n',
  );
  await expect(broken.next()).rejects.toThrow('incomplete');
});

it('contains the leads of its filter', async () => {
  const store = await storeOf();
  await add(store, leadFrom({ message: 'Peru' }), []);
  await add(store, leadFrom({ message: 'Spam' }, { isQuarantined: true }), []);
  const csv = (await Array.fromAsync(csvOf(store, { view: 'inbox' }))).join('');
  expect(csv).toMatch(
    /^\ufeffreceived,site,form,state,confirmed,email,message,note,language,id,page,referrer,utm_source,utm_medium,utm_campaign,utm_term,utm_content\r\n"20[^"]+","www\.example\.com","contact","new","","ada@example\.com","Peru","","en","[\w-]{36}"(,""){7}\r\n$/,
  );
});

it('has a column for each field that any lead answers, also of a field that was removed', async () => {
  const store = await storeOf();
  await add(store, leadFrom({ volume: '900' }, { now: new Date('2026-11-18') }));
  await add(store, leadFrom({ company: '=1+1' }, { source: { page: '/a', utm_term: '@b' } }));
  const csv = (await Array.fromAsync(csvOf(store, {}))).join('');
  const cells = csv.split('\r\n').map((line) => line.split(',').slice(5, 8));
  expect(cells.slice(0, 3)).toEqual([
    ['email', 'company', 'volume'],
    ['"ada@example.com"', `"'=1+1"`, '""'],
    ['"ada@example.com"', '""', '"900"'],
  ]);
  expect(csv).toContain(`"/a","","","","","'@b",""`);
});
