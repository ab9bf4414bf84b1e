import { type APIRequestContext, expect, test } from '@playwright/test';
import { pageCaching, securityHeaders } from '../../server/headers/header-list.ts';
import { contentPolicy } from '../../server/headers/policy.ts';
import { builtFile, documentOf, fileOf, parse } from '../support/built.ts';
import { content, everyPath, has, longPath, origin, unknownPath } from '../support/pages.ts';

// What the server answers for this content. What it answers for any is asked in server/*.test.ts.
const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

test('every route answers with 200 and its own page', async ({ request }) => {
  for (const path of content.language.paths) {
    const answer = await ask(request, path);
    expect.soft(answer.status(), path).toBe(200);
    const canonical = parse(await answer.text()).querySelector('link[rel="canonical"]');
    expect.soft(canonical?.getAttribute('href')).toBe(origin + path);
  }
});

test('every other address answers with 404 and the 404 page', async ({ request }) => {
  const moved = content.redirects.map(({ from }) => from);
  const beside = [`${longPath.replace(/\/$/, '')}/more`, `${longPath}-more`, unknownPath];
  const missing = [...content.planned, ...beside].filter(
    (path) => !has(path) && !moved.includes(path),
  );
  const title = documentOf(unknownPath).querySelector('h1')?.textContent;
  for (const path of missing) {
    const answer = await ask(request, path);
    expect.soft(answer.status(), path).toBe(404);
    const heading = parse(await answer.text()).querySelector('h1');
    expect.soft(heading?.textContent, path).toBe(title);
  }
});

for (const { from, to } of content.redirects) {
  test(`${from} leads to ${to}, as the owner says`, async ({ request }) => {
    const answer = await ask(request, from);
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  });
}

test('every page is sent fresh, with every security header and the policy of its own code', async ({
  request,
}) => {
  for (const path of everyPath) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      ...Object.fromEntries(securityHeaders),
      'cache-control': pageCaching,
      'content-security-policy': contentPolicy(builtFile(fileOf(path)).toString()),
    });
  }
});
