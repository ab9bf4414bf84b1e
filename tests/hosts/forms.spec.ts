import { expect, test } from '@playwright/test';
import { formsNote } from '../../tools/hosts/host-files.ts';
import { liveDifferences } from '../../deploy/live-differences.ts';
import { readServedBuild } from '../../tools/hosts/served-build.ts';
import { mountLeads } from '../../server/inbox/mount.ts';
import { hashOf } from '../../server/leads/password.ts';
import { createServer } from '../../server/create-server.ts';
import { forms } from '../intake/forms.ts';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';

const canonical = '<link rel="canonical" href="https://www.example.com/">';
const files = {
  ...fixtureFiles,
  'index.html': `<!doctype html><html lang="en"><head><title>Home</title>${canonical}</head></html>`,
  '.forms.json': JSON.stringify(forms),
};

for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
  test(`${name} passes forms and inbox on to the site's own server`, async () => {
    const { dir, remove } = await makeFixtureBuild(files);
    const app = await createServer(dir, { trustProxy: ['loopback'] });
    await mountLeads(app, forms, {
      LEADS_DB: `${dir}-leads.sqlite`,
      LEADS_PER_MINUTE: '1',
      INBOX_PASSWORD_HASH: await hashOf('correct horse battery'),
    });
    const own = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host;
    const { port, stop } = await start(await readServedBuild(dir), own);
    const origin = `http://127.0.0.1:${port}`;
    const send = (from: string) =>
      fetch(`${origin}/forms/contact`, {
        method: 'POST',
        headers: {
          origin: 'https://www.example.com',
          accept: 'application/json',
          'x-forwarded-for': from,
        },
        body: new URLSearchParams({ email: 'a@b', elapsed: '5000', message: 'é'.repeat(4000) }),
      });
    expect((await send('1.1.1.1')).status).toBe(202);
    // What a visitor says of itself is not believed.
    expect((await send('2.2.2.2')).status).toBe(429);
    const inbox = await fetch(`${origin}/forms/inbox/`);
    expect(inbox.status).toBe(401);
    expect(inbox.headers.get('content-security-policy')).toMatch(/^(?!.*, default-src).*sha256/);
    expect(inbox.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${origin}/pricing`)).status).toBe(200);
    await stop();
    await app.close();
    await remove();
  });
}

test('where nobody takes the forms, the check of a live site says so', async () => {
  const { dir, remove } = await makeFixtureBuild(files);
  const build = await readServedBuild(dir);
  const bare = await createServer(dir);
  const said = /^\/forms\/hero: nobody answers/;
  const ask = async (app: typeof bare) =>
    (await liveDifferences(await app.listen({ port: 0, host: '127.0.0.1' }), build)).filter(
      (line) => said.test(line),
    );
  expect(await ask(bare)).toHaveLength(1);
  const taking = await createServer(dir);
  await mountLeads(taking, forms, { LEADS_DB: `${dir}-leads.sqlite` });
  expect(await ask(taking)).toEqual([]);
  await Promise.all([bare.close(), taking.close()]);
  await remove();
  expect(formsNote).toMatch(/nobody answers \/forms on Netlify, Vercel or Cloudflare/);
});
