import { expect } from '@playwright/test';
import { securityHeaders } from '../../server/headers/header-list.ts';
import { build, expected, page } from './host.ts';
import { hostNames, liveNames, test } from './hosts.ts';

for (const name of hostNames) {
  const isLive = liveNames.includes(name);
  /** Hosts that compress by themselves set `vary` by themselves, too. */
  const wanted = (file: (typeof build.files)[number]) => {
    const { vary, ...headers } = expected(file);
    return isLive ? { ...headers, vary } : headers;
  };

  test(`${name}: every file is there, with the headers of the one list`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const file of build.files) {
      const { status, headers } = await ask(`${file.path}?q=a`);
      expect.soft(status, file.path).toBe(200);
      expect.soft(headers, file.path).toMatchObject(wanted(file));
    }
  });

  test(`${name}: what is missing gets the 404 page's headers and status`, async ({ hosts }) => {
    const { ask, differs } = await hosts(name);
    const { missingCaching } = differs;
    const own = wanted(build.notFound);
    const headers = missingCaching ? { ...own, 'cache-control': missingCaching } : own;
    // Some of the other hosts ignore case.
    const spelled = isLive ? [page.path.toUpperCase()] : [];
    for (const path of ['/nowhere', `${page.path}/more`, ...spelled]) {
      const reply = await ask(path);
      expect.soft(reply.status, path).toBe(404);
      expect.soft(reply.headers, path).toMatchObject(headers);
    }
    const hashed = await ask('/_astro/nowhere.B4f2aa.js');
    expect(hashed.status).toBe(404);
    expect(hashed.headers['cache-control'], 'not kept for a year').not.toContain('immutable');
    const shownByName = name === 'netlify' || name === 'vercel';
    for (const path of shownByName ? [] : ['/404', '/404.html']) {
      expect((await ask(path)).status, `${path} is no address`).toBe(404);
    }
  });

  test(`${name}: other spellings lead to the one address, and keep the query`, async ({
    hosts,
  }) => {
    const { ask, differs } = await hosts(name);
    expect(build.redirects.size).toBeGreaterThan(0);
    for (const [from, to] of build.redirects) {
      const { status, headers } = await ask(`${from}?q=a%20b&c=d`);
      expect.soft(status, from).toBe(differs.redirect ?? 308);
      expect.soft(headers.location, from).toBe(`${to}?q=a%20b&c=d`);
      expect.soft((await ask(from)).headers.location, from).toBe(to);
      const sent = differs.bareRedirects ? {} : Object.fromEntries(securityHeaders);
      expect.soft(headers, from).toMatchObject(sent);
    }
  });
}
