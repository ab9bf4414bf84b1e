import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startPostgres } from '../../tools/test/postgres.mjs';

// A minute on a machine that is idle.
it('passes the tests of leads and inbox on PostgreSQL', { timeout: 600_000 }, async () => {
  const { url, stop } = await startPostgres();
  const suites = ['run', '--project', 'unit', 'server/leads', 'server/inbox'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...suites, '--reporter=dot'],
    { env: { ...process.env, TEST_POSTGRES: url }, encoding: 'utf8' },
  );
  stop();
  expect(status, stdout + stderr).toBe(0);
});
