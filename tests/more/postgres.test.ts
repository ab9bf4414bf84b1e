import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startPostgres } from '../../tools/test/postgres.mjs';

it('the tests of leads and inbox hold on PostgreSQL, too', async () => {
  const { url, stop } = await startPostgres();
  const suites = ['run', '--project', 'unit', 'server/leads', 'server/inbox'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...suites, '--reporter=dot'],
    { env: { ...process.env, TEST_POSTGRES: url }, encoding: 'utf8' },
  );
  stop();
  expect(status, stdout).toBe(0);
});
