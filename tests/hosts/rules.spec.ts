import { expect } from '@playwright/test';
import { bareHeaders } from '../../server/file-headers.ts';
import { missingPaths } from '../../src/lib/routes.ts';
import { plan } from './build.ts';
import { expected } from './host.ts';
import { hostNames, liveNames, test } from './hosts.ts';

const pages = plan.files.filter(({ file }) => file.endsWith('.html'));
const others = plan.files.filter(({ file }) => !file.endsWith('.html'));

/** Hosts that compress by themselves also say so by themselves. */
const wanted = (file: (typeof plan.files)[number], isLive: boolean) => {
  const { vary, ...headers } = expected(file);
  return isLive && vary ? { ...headers, vary } : headers;
};

for (const name of hostNames) {
  const isLive = liveNames.includes(name);

  test(`${name}: every page is there, with the headers of the one list`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    expect(pages.length).toBeGreaterThan(19);
    for (const page of pages) {
      const { status, headers } = await ask(page.path);
      expect.soft(status, page.path).toBe(200);
      expect.soft(headers, page.path).toMatchObject(wanted(page, isLive));
    }
  });

  test(`${name}: so is every other file`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const file of others) {
      const { status, headers } = await ask(file.path);
      expect.soft(status, file.path).toBe(200);
      expect.soft(headers, file.path).toMatchObject(wanted(file, isLive));
    }
  });

  test(`${name}: a query changes nothing`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const faq = pages.find(({ path }) => path === '/faq');
    const { status, headers } = await ask('/faq?q=refund');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(
      expected(faq ?? plan.notFound)['content-security-policy'],
    );
  });

  test(`${name}: what is missing gets the 404 page's headers and status`, async ({ hosts }) => {
    const { ask, differs } = await hosts(name);
    const { missingCaching } = differs;
    const own = wanted(plan.notFound, isLive);
    const headers = missingCaching ? { ...own, 'cache-control': missingCaching } : own;
    const paths = [...missingPaths, '/nowhere', '/features/nowhere', '/Pricing', '/pricing/more'];
    // Vercel and Netlify look names up by their own rules; a wrong case is theirs to judge.
    const unclear = isLive ? [] : ['/Pricing'];
    for (const path of paths.filter((each) => !unclear.includes(each))) {
      const reply = await ask(path);
      expect.soft(reply.status, path).toBe(404);
      expect.soft(reply.headers, path).toMatchObject(headers);
    }
  });

  test(`${name}: a missing hashed file is not kept for a year`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const { status, headers } = await ask('/_astro/nowhere.B4f2aa.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  });

  test(`${name}: other spellings lead to the one address, and keep the query`, async ({
    hosts,
  }) => {
    const { ask, differs } = await hosts(name);
    expect(plan.redirects.size).toBeGreaterThan(38);
    for (const [from, to] of plan.redirects) {
      const { status, headers } = await ask(`${from}?q=a%20b&c=d`);
      expect.soft(status, from).toBe(differs.redirect ?? 308);
      expect.soft(headers.location, from).toBe(`${to}?q=a%20b&c=d`);
      expect.soft((await ask(from)).headers.location, from).toBe(to);
      if (differs.bareRedirects) continue;
      const { 'content-security-policy': _page, ...bare } = Object.fromEntries(bareHeaders);
      expect.soft(headers, from).toMatchObject(bare);
    }
  });
}

for (const name of ['own', 'nginx', 'caddy', 'cloudflare'] as const) {
  test(`${name}: the 404 page has no address of its own`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const path of ['/404', '/404.html']) expect((await ask(path)).status, path).toBe(404);
  });
}
