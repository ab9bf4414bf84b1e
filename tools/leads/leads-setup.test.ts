import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../../server/leads/settings.ts';
import { passwordHash } from '../../server/leads/signature.ts';
import { ends, folder, leave, mailServer } from '../../tests/support/leads.ts';
import { setUpLeads } from './leads-setup.ts';

afterEach(leave);

type Answers = Record<string, string | boolean | readonly string[]>;

/**
 * Answers the questions that begin with these words, all others with their suggestion. Like the terminal,
 * it repeats a question with the next answer of a list while there is a problem.
 */
function setup(answers: Answers, file = newFile()) {
  const asked: string[] = [];
  const lines: string[] = [];
  const problems: string[] = [];
  const answerTo = (message: string) => {
    asked.push(message);
    const start = Object.keys(answers).find((each) => message.startsWith(each));
    return start === undefined ? undefined : answers[start];
  };
  const done = setUpLeads({
    ask: {
      text: async ({ message, suggestion = '', problem }) => {
        const answer = answerTo(message) ?? suggestion;
        for (const each of [answer].flat() as string[]) {
          const found = problem?.(each);
          if (found === undefined) return each;
          problems.push(found);
        }
        throw new Error(`No valid answer to: ${message}`);
      },
      secret: async (message) => String(answerTo(message) ?? ''),
      yes: async (message, suggestion) => Boolean(answerTo(message) ?? suggestion),
    },
    say: (line) => lines.push(line),
    email: 'hello@shop.example',
    file,
  });
  const values = () => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  return { asked, lines, problems, done, values };
}

const newFile = () => join(folder(), '.env');
const port = ({ SMTP_URL }: { SMTP_URL: string }) => new URL(SMTP_URL).port;

it('tries mail and webhook, generates the secrets, and writes a file for the server', async () => {
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
  const { lines, done, values } = setup(
    {
      'Mail server': '127.0.0.1',
      'Its port': port(mail),
      Recipient: "o'brien@shop.example",
      'URL of a webhook': `http://localhost:${(hook.address() as AddressInfo).port}/`,
      'Must visitors': true,
      'Serve the inbox': true,
    },
    file,
  );
  await done;
  expect(mail.mails.map(({ to }) => to)).toEqual([["o'brien@shop.example"]]);
  expect(values()).toMatchObject({
    PORT: '4000',
    LEADS_TO: "o'brien@shop.example",
    DOUBLE_OPT_IN: 'on',
  });
  expect(readFileSync(file, 'utf8')).toMatch(/^# Mine\nPORT=4000\n/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(file))).toEqual(['.env']);
  const { inboxHash, webhooks } = readSettings(values(), 'hello@shop.example');
  expect(heard).toHaveLength(1);
  new Webhook(webhooks.secret).verify(heard[0]?.body ?? '', heard[0]?.headers ?? {});
  const printed = lines.join('\n');
  expect(printed).toMatch(/✓ Test mail to o'brien@shop\.example\n✓ Test call of localhost/);
  const [, password = ''] = /^Password of the inbox, .*: ([\w-]{22})$/m.exec(printed) ?? [];
  expect(passwordHash(password)).toBe(inboxHash);
  expect(printed).toMatch(/SPF: .* shop\.example [\s\S]*DKIM: .*_domainkey\.shop\.example/);
});

it('repeats a question until its answer is valid, and keeps the other answers', async () => {
  const mail = await mailServer();
  const { problems, done, values } = setup({
    'Mail server': ['mail server', 'http://127.0.0.1', '127.0.0.1'],
    'Its port': ['never-to-be-printed', '70000', port(mail)],
    Sender: ['never-to-be-printed', 'site@shop.example'],
    'URL of a webhook': ['http://hook.example', 'https://127.0.0.1/x', ''],
  });
  await done;
  expect(problems).toEqual([
    'Enter a host name such as smtp.example.com',
    'SMTP_URL is not a URL that begins with smtp:// or smtps://',
    'Enter a number from 1 to 65535',
    'Enter a number from 1 to 65535',
    'MAIL_FROM is not one e-mail address such as leads@example.com',
    'WEBHOOK_URLS is not a URL that begins with https://',
    expect.stringContaining('WEBHOOK_URLS contains the private address 127.0.0.1'),
  ]);
  expect(values()).toMatchObject({ MAIL_FROM: 'site@shop.example' });
});

it('asks for nothing that a complete URL contains', async () => {
  const mail = await mailServer();
  const { asked, done, values } = setup({ 'Mail server': mail.SMTP_URL });
  await done;
  expect(asked.filter((each) => /port|User|Password of the mail/.test(each))).toEqual([]);
  expect(values().SMTP_URL).toBe(mail.SMTP_URL);
});

it.each(["pa'ss", 'pa"ss`', 'pa ss#1', '$HOME\\n', '%40', 'пароль'])(
  'writes the password %j so that the server reads it',
  async (secret) => {
    const { done, values } = setup({
      'Mail server': '127.0.0.1',
      'Its port': '1',
      'User name': 'me@shop.example',
      'Password of the mail account': secret,
      'Not everything worked': true,
    });
    await done;
    const { mail } = readSettings(values(), 'hello@shop.example');
    expect(decodeURIComponent(new URL(mail?.url ?? '').password)).toBe(secret);
  },
);

it('saves nothing that cannot be read back', async () => {
  const file = newFile();
  const before = "NOTE='a quote without an end\nOTHER=1\n";
  writeFileSync(file, before);
  const { done, lines } = setup({ 'Serve the inbox': true }, file);
  await expect(done).rejects.toThrow(
    /could not be read back. .* missing quote .* Nothing was saved/,
  );
  expect([readFileSync(file, 'utf8'), lines]).toEqual([before, []]);
  expect(readdirSync(dirname(file))).toEqual(['.env']);
});

it('prints why a test failed, without the password, and saves only on request', async () => {
  const mail = Object.assign(await mailServer(), { isEcho: true });
  const [file, other] = [newFile(), newFile()];
  for (const each of [file, other]) writeFileSync(each, 'SMTP_PLAINTEXT=on\n');
  const answers = {
    'Mail server': '127.0.0.1',
    'Its port': port(mail),
    'User name': 'me',
    'Password of the mail account': 'never-to-be-printed',
  };
  const refused = setup(answers, file);
  await expect(refused.done).rejects.toThrow('Nothing was saved');
  expect(refused.lines.join()).toMatch(/^✗ Test mail to hello@shop\.example: .*Wrong password: …/);
  expect(refused.lines.join()).not.toContain('never-to-be-printed');
  expect(readFileSync(file, 'utf8')).toBe('SMTP_PLAINTEXT=on\n');
  const saved = setup({ ...answers, 'Not everything worked': true }, other);
  await saved.done;
  expect(saved.values().SMTP_URL).toContain('never-to-be-printed');
});

it('replaces a password of version 0.3.0, and keeps a valid one', async () => {
  const file = newFile();
  writeFileSync(file, `INBOX_PASSWORD_HASH='scrypt.${'a'.repeat(22)}.${'b'.repeat(43)}'\n`);
  const first = setup({}, file);
  await first.done;
  const hash = first.values().INBOX_PASSWORD_HASH;
  expect(readSettings(first.values(), '').inboxHash).toBe(hash);
  expect(first.lines.join('\n')).toContain('Password of the inbox');
  const second = setup({}, file);
  await second.done;
  expect(second.values().INBOX_PASSWORD_HASH).toBe(hash);
});
