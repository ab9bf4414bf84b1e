import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../server/create-server.ts';
import { pageText } from '../../tools/examples/example-pages.ts';
import { cloudflareFiles } from '../../tools/hosts/cloudflare.ts';
import { hostFiles } from '../../tools/hosts/host-files.ts';
import { readServedBuild } from '../../tools/hosts/served-build.ts';
import { drawn } from '../support/drawn.ts';
import { violations } from '../support/violations.ts';
import { ownedCopy, write } from './owned-copy.ts';

// An owner who shows a video of their own, and things of other services, in bands and in a text.

const film = { band: 'embed', title: 'A film', address: 'https://youtu.be/aqz-KE-bpKQ?si=x&t=1m' };
const talk = { band: 'embed', title: 'A talk', address: 'https://calendly.com/ada/talk?utm_id=1' };
const form = {
  ...{ band: 'embed', title: 'A form', kind: 'form', tone: 'night' },
  address: 'https://forms.example.com/apply',
};
const video = {
  ...{ band: 'video', title: 'A tour', tone: 'sheet' },
  ...{ file: 'videos/sample.mp4', captions: 'videos/sample.vtt' },
};

const text = `---
meta:
  title: Notes
  description: A page of text that shows a video of its own and one of another service, for a test.
  updated: 2026-11-16
heading: Notes on film.
intro: With a video of our own, and one of another service.
---
## Ours

![A tour in text](videos/sample.mp4)

## Theirs

![A film in text](https://vimeo.com/76979871?fl=pl)
`;

const site = ownedCopy((project) => {
  const head = { band: 'head', title: 'Films', intro: 'To look at.' };
  write(project, 'content/pages/films.yaml', pageText('Films', [head, film, video, talk, form]));
  write(project, 'content/pages/notes.md', text);
  const said = 'WEBVTT\n\n00:00.000 --> 00:03.000\nOne plate, your ink.\n';
  write(project, 'content/videos/sample.vtt', said);
});

let app: FastifyInstance;
let origin = '';
beforeAll(async () => {
  app = await createServer(site.dist);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app?.close());

/** A page of the site's own server, and what it asks of other hosts, which all answer. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const page = await site.browser().newPage({ reducedMotion: 'reduce', ...options });
  const asked: string[] = [];
  const refused: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Play</button>' });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { page, asked, refused };
}

const figure = (page: Page, title: string) => page.getByRole('figure', { name: title });

const frames = {
  'A film': {
    src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=60',
    button: 'Load the video',
    allow: 'fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  },
  'A talk': {
    src: 'https://calendly.com/ada/talk',
    button: 'Load the calendar',
    allow: '',
    referrerpolicy: 'no-referrer',
  },
  'A form': {
    src: 'https://forms.example.com/apply',
    button: 'Load the form',
    allow: '',
    referrerpolicy: 'no-referrer',
  },
};

describe('embeds', () => {
  it('ask nothing of another host before the press, nor prepare for it', async () => {
    for (const path of ['/films', '/notes']) {
      const { page, asked } = await visit(path);
      await page.mouse.wheel(0, 3000);
      await page.waitForLoadState('networkidle');
      for (const button of await page.locator('[data-embed-load]').all()) await button.hover();
      expect.soft(asked, path).toEqual([]);
      expect.soft(await page.locator('iframe').count(), path).toBe(0);
      const hints = page.locator('link:is([rel*=pre], [rel=dns-prefetch])[href^="https:"]');
      expect.soft(await hints.count(), path).toBe(0);
      expect.soft(await page.locator('img[src^="https:"]').count(), path).toBe(0);
      await page.close();
    }
  });

  it.each(Object.entries(frames))('%s loads in a frame at the press', async (title, expected) => {
    const { button, ...attributes } = expected;
    const { page, asked, refused } = await visit('/films');
    await figure(page, title).getByRole('button', { name: button }).click();
    const frame = page.locator('iframe');
    await frame.contentFrame().getByRole('button', { name: 'Play' }).waitFor();
    for (const [name, value] of Object.entries({ ...attributes, title }))
      expect.soft(await frame.getAttribute(name), name).toBe(value);
    const rights = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
    expect(rights).toContain('allow-scripts');
    expect(rights.filter((right) => /top-navigation|modals|downloads/.test(right))).toEqual([]);
    expect(asked).toEqual([attributes.src]);
    expect(refused).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.close();
  });

  it('load by keyboard, and the next key is the frame’s', async () => {
    const { page } = await visit('/notes');
    const button = page.getByRole('button', { name: 'Load the video' });
    while (!(await button.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    const inside = frame.contentFrame().getByRole('button', { name: 'Play' });
    await inside.waitFor();
    expect(await frame.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    await page.keyboard.press('Tab');
    expect(await inside.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.close();
  });

  it('are plain links without scripts', async () => {
    const { page, asked } = await visit('/films', { javaScriptEnabled: false });
    for (const [title, { button }] of Object.entries(frames)) {
      const shown = figure(page, title);
      expect.soft(await shown.getByRole('button', { name: button }).count(), title).toBe(0);
      expect.soft(await shown.getByRole('link').isVisible(), title).toBe(true);
      expect.soft(await shown.getByText(/^The button/).isVisible(), title).toBe(false);
    }
    const link = figure(page, 'A film').getByRole('link');
    expect(await link.getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=60s',
    );
    expect(asked).toEqual([]);
    await page.close();
  });

  it('are allowed by the policy of their page alone, on every host', async () => {
    const build = await readServedBuild(site.dist);
    const framed = build.files.filter(({ headers }) =>
      JSON.stringify(headers).includes('frame-src'),
    );
    expect(framed.map(({ path }) => path)).toEqual(['/films', '/notes']);
    const { headers } = await app.inject('/films');
    expect(String(headers['content-security-policy'])).toContain(
      "frame-src https://www.youtube-nocookie.com https://calendly.com https://forms.example.com; media-src 'self';",
    );
    const configurations = { ...hostFiles(build), ...cloudflareFiles(build) };
    const named = Object.entries(configurations).filter(([, text]) => /-src /.test(text));
    expect(named.length).toBe(5);
    for (const [name, text] of named) {
      expect.soft(text.split('frame-src').length - 1, name).toBe(2);
      expect.soft(text.split('frame-src https://player.vimeo.com;').length - 1, name).toBe(1);
    }
  });

  it('are named in the legal texts', () => {
    for (const path of ['/legal/cookie-policy', '/legal/privacy-policy'])
      expect
        .soft(site.document(path).body.textContent, path)
        .toContain(
          'Calendly (calendly.com), forms.example.com, Vimeo (player.vimeo.com), and YouTube (youtube-nocookie.com)',
        );
  });
});

describe('a video of one’s own', () => {
  it('plays in the browser’s player with its captions, and loads nothing before', async () => {
    const { page, refused } = await visit('/films');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    const player = page.locator('video');
    await player.scrollIntoViewIfNeeded();
    expect(asked).toContain('/videos/poster.svg');
    expect(asked.filter((path) => /mp4|vtt/.test(path))).toEqual([]);
    await player.evaluate(async (one: HTMLVideoElement) => {
      one.muted = true;
      for (const track of one.textTracks) track.mode = 'showing';
      await one.play();
    });
    await page.waitForFunction(() => {
      const one = document.querySelector('video');
      return one && one.currentTime > 0 && one.textTracks[0]?.cues?.length === 1;
    });
    const facts = await player.evaluate((one: HTMLVideoElement) => ({
      hasControls: one.controls,
      preload: one.preload,
      duration: one.duration,
      label: one.textTracks[0]?.label,
      language: one.textTracks[0]?.language,
      kind: one.textTracks[0]?.kind,
    }));
    expect(facts).toEqual({
      ...{ hasControls: true, preload: 'none', duration: 4 },
      ...{ label: 'English', language: 'en', kind: 'captions' },
    });
    expect(refused).toEqual([]);
    await page.close();
  });

  it('is served in parts and under its media type, as Safari needs it', async () => {
    const part = await app.inject({ url: '/videos/sample.mp4', headers: { range: 'bytes=0-1' } });
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4']);
    const captions = await app.inject('/videos/sample.vtt');
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    const own = readFileSync(join(site.project, 'content/videos/sample.mp4'));
    expect(readFileSync(join(site.dist, 'videos/sample.mp4')).equals(own)).toBe(true);
    expect(existsSync(join(site.dist, 'videos/sample.mp4.br'))).toBe(false);
  });

  it('is there without scripts', async () => {
    const { page } = await visit('/notes', { javaScriptEnabled: false });
    const player = page.getByLabel('A tour in text').locator('video[controls]');
    expect((await player.boundingBox())?.height).toBeGreaterThan(150);
    expect(await player.getAttribute('src')).toBe('/videos/sample.mp4');
    await page.close();
  });
});

describe('both', () => {
  it.each(['/films', '/notes'])('%s has nothing for axe to find, in either theme', async (path) => {
    const { page } = await visit(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), colorScheme).toEqual([]);
    }
    await page.close();
  });

  it.each([
    ['/films', 'ltr'],
    ['/films', 'rtl'],
    ['/notes', 'ltr'],
    ['/notes', 'rtl'],
  ])('%s fits into 320 px, %s, before and after the press', async (path, dir) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } });
    await page.evaluate((to) => {
      document.documentElement.dir = to;
    }, dir);
    const overflow = async () => {
      await drawn(page);
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    };
    expect(await overflow()).toBeLessThanOrEqual(0);
    const inside = await page.locator('.player').evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [...one.querySelectorAll('p, button, a')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.left < left || box.right > right);
      }),
    );
    expect(inside).toEqual([]);
    const buttons = page.locator('[data-embed-load]');
    const count = await buttons.count();
    // By key, since a browser may still send a click to where a frame was before the page scrolled.
    for (let at = 0; at < count; at++) {
      await buttons.first().press('Enter');
      await page.locator('iframe').nth(at).contentFrame().getByRole('button').waitFor();
    }
    expect(await page.locator('iframe:visible').count()).toBe(count);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.close();
  });

  it('print their titles and addresses instead of a player', async () => {
    const { page } = await visit('/films');
    await figure(page, 'A talk').getByRole('button').click();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['video', 'iframe', '.player-poster'])
      for (const one of await page.locator(hidden).all())
        expect.soft(await one.isVisible(), hidden).toBe(false);
    const printed = await page.locator('.player').allInnerTexts();
    expect(printed[0]).toBe('A film\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ&t=60s');
    expect(printed[1]).toMatch(/^A tour\nhttps:\/\/[^/]+\/videos\/sample\.mp4$/);
    expect(printed[2]).toBe('A talk\nhttps://calendly.com/ada/talk');
    await page.close();
  });
});
