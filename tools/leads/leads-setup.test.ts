import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, it } from 'vitest';
import { isPassword } from '../../server/leads/password.ts';
import { readSettings } from '../../server/leads/settings.ts';
import { ends, folder, leave, mailServer } from '../../tests/support/leads.ts';
import { type Ask, setUpLeads } from './leads-setup.ts';

afterEach(leave);

function setup(answers: Record<string, string>, file: string) {
  const said: string[] = [];
  const ask: Ask = async ({ asks, suggestion = '' }) => {
    const known = Object.keys(answers).find((start) => asks.startsWith(start));
    return known === undefined ? suggestion : (answers[known] ?? '');
  };
  const email = 'hello@shop.example';
  const done = setUpLeads({ ask, say: (line) => said.push(line), email, file });
  return { said, done };
}

const newFile = () => join(folder(), '.env');

it('tries mail and webhook, makes the secrets, and writes a file for the server', async () => {
  const file = newFile();
  writeFileSync(file, '# Mine\nPORT=4000\nLEADS_TO=old@shop.example\nWEBHOOK_ALLOW=localhost\n');
  const mail = await mailServer();
  const heard: { body: string; headers: Record<string, string> }[] = [];
  const hook = createServer(async (request, answer) => {
    heard.push({ body: await text(request), headers: request.headers as Record<string, string> });
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  ends.push(() => hook.close());
  const { said, done } = setup(
    {
      'Mail server': '127.0.0.1',
      'Its port': new URL(mail.SMTP_URL).port,
      'Who gets': 'owner@shop.example',
      'Address of a webhook': `http://localhost:${(hook.address() as AddressInfo).port}/`,
      'Must visitors': 'yes',
      'Password for the inbox': 'correct horse battery',
    },
    file,
  );
  await done;
  expect(mail.mails.map(({ to }) => to)).toEqual([['owner@shop.example']]);
  const values = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(values).toMatchObject({
    PORT: '4000',
    LEADS_TO: 'owner@shop.example',
    DOUBLE_OPT_IN: 'on',
  });
  expect(readFileSync(file, 'utf8')).toMatch(/^# Mine\nPORT=4000\n/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { inboxHash = '', webhooks } = readSettings(values, 'hello@shop.example');
  expect(await isPassword('correct horse battery', inboxHash)).toBe(true);
  expect(heard).toHaveLength(1);
  new Webhook(webhooks.secret).verify(heard[0]?.body ?? '', heard[0]?.headers ?? {});
  const words = said.join('\n');
  expect(words).toMatch(/✓ A test mail to owner@shop\.example\n✓ A test call of localhost/);
  expect(words).toMatch(/SPF: .* shop\.example [\s\S]*DKIM: .*_domainkey\.shop\.example/);
});

it('writes nothing if it does not work, and says why', async () => {
  const file = newFile();
  const { said, done } = setup({ 'Mail server': '127.0.0.1', 'Its port': '1' }, file);
  await expect(done).rejects.toThrow('Nothing was written');
  expect(said[0]).toMatch(/^✗ A test mail to hello@shop\.example: .*ECONNREFUSED/);
  expect(() => statSync(file)).toThrow('ENOENT');
});

it('refuses what the server would refuse', async () => {
  const { done } = setup({ 'Address of a webhook': 'https://127.0.0.1/x' }, newFile());
  await expect(done).rejects.toThrow('is a private address');
});
