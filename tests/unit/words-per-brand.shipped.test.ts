import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeChanges } from '../../edit/changes.ts';
import { mark } from '../../edit/mark.ts';
import { marksIn } from '../../edit/mark-text.ts';
import { pageFields } from '../../edit/page-fields.ts';
import { putPicture } from '../../edit/pictures.ts';
import { Project } from '../../edit/project.ts';
import { claimsOf, pricesOf } from '../../edit/registers.ts';
import { session } from '../../edit/session.ts';
import { Snapshot } from '../../edit/snapshot.ts';
import { brandFile } from '../../src/brand/brand-file.ts';
import {
  readContent,
  readFiles,
  readLanguages,
  withBrand,
} from '../../src/content/read-content.ts';
import { liveFindings } from '../../tools/check/live-findings.ts';
import { faultsOf } from '../support/faults-of.ts';

// A brand with words of its own, in a copy of the shipped site.

let root: string;
const own = (file: string) => `brands/acme/content/${file}`;
const shipped = (file: string) => readFileSync(join('content', file), 'utf8');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

function put(file: string, text: string | Uint8Array) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const title = 'Sell travel eSIMs under your own brand.';
const heading = (brand: string) => {
  const home = readContent(root, brand).pages.find(({ address }) => address === '/');
  return (home?.bands[0] as { title?: string } | undefined)?.title?.replaceAll('\u00a0', ' ');
};
const addresses = (brand: string) => readContent(root, brand).pages.map(({ address }) => address);
const picture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const folder of ['content', 'brands'])
    cpSync(folder, join(root, folder), { recursive: true });
  cpSync('brands/brand.yaml', join(root, 'brands/acme.yaml'));
  put(own('pages/index.yaml'), shipped('pages/index.yaml').replace(title, 'Words of Acme.'));
  put(own('pages/about.yaml'), '');
  put(own('pages/fleet.yaml'), shipped('pages/faq.yaml').replace(/title: .*/, 'title: Our fleet'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const acme = brandFile('acme');
const withoutLinks = () => {
  put(own('planned.yaml'), `${shipped('planned.yaml')}- /about\n`);
};

it('replaces, adds and takes away pages for that brand, and for no other', () => {
  withoutLinks();
  expect(heading(acme)).toBe('Words of Acme.');
  expect(heading(brandFile(''))).toBe(title);
  expect(addresses(acme)).toContain('/fleet');
  expect(addresses(acme)).not.toContain('/about');
  expect(addresses(brandFile(''))).toContain('/about');
  expect(addresses(brandFile(''))).not.toContain('/fleet');
});

it('names the file in effect in every fault', () => {
  withoutLinks();
  put(own('pages/index.yaml'), textOf(own('pages/index.yaml')).replace('href: /', 'href: /lost/'));
  put(own('words.yaml'), shipped('words.yaml').replace(/^skip:.*\n/m, ''));
  put(own('stray.yaml'), 'a: b\n');
  const faults = faultsOf(() => readLanguages(root, acme));
  expect(faults.map((fault) => fault.replace(/:\d+ .*/, ''))).toEqual(
    expect.arrayContaining([own('pages/index.yaml'), own('words.yaml'), own('stray.yaml')]),
  );
  expect(faults.join()).not.toMatch(/(^|,)content\/(pages\/index|words|stray)/);
  expect(faultsOf(() => readLanguages(root, brandFile('')))).toEqual([]);
});

it('lists links to a page that the brand took away', () => {
  const faults = faultsOf(() => readLanguages(root, acme));
  expect(faults.join('\n')).toContain('"/about" is no page of this site');
});

it('tells in check:live of the file in effect', () => {
  withoutLinks();
  const files = readFiles(root);
  const contents = readLanguages(root, acme);
  const found = Object.values(
    liveFindings({ files, brandPath: acme, contents, today: new Date('2026-11-16') }),
  ).flat();
  const named = found.map((line) => line.replace(/:\d+ .*/, ''));
  expect(named).toContain(own('pages/index.yaml'));
  expect(named).not.toContain('content/pages/index.yaml');
  expect(named).not.toContain('content/pages/about.yaml');
});

it('reads a brand file outside the project with the words beside it', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(join(root, 'brands/acme'), join(elsewhere, 'acme'), { recursive: true });
  cpSync(join(root, acme), join(elsewhere, 'acme.yaml'));
  withoutLinks();
  cpSync(join(root, own('planned.yaml')), join(elsewhere, 'acme/content/planned.yaml'));
  const brand = join(elsewhere, 'acme.yaml');
  expect(heading(brand)).toBe('Words of Acme.');
  expect(Object.keys(withBrand(readFiles(root), brand))).toContain(
    join(elsewhere, 'acme/content/pages/fleet.yaml'),
  );
  rmSync(elsewhere, { recursive: true });
});

describe('pictures', () => {
  const shared = 'content/pages/about.yaml';
  const widths = (brand: string) =>
    readContent(root, brand).pictures.map(({ src, width }) => [src, width]);

  it('follow the same rule', async () => {
    rmSync(join(root, own('pages/about.yaml')));
    const share = 'meta:\n  share: { file: images/ada.png, alt: Ada }\n';
    put(shared, textOf(shared).replace(/^meta:\n/m, share));
    put('content/images/ada.png', await picture(1300));
    put(own('images/ada.png'), await picture(1400));
    expect(widths(brandFile(''))).toEqual([['content/images/ada.png', 1300]]);
    expect(widths(acme)).toEqual([[own('images/ada.png'), 1400]]);
    put(own('images/ada.png'), '');
    expect(faultsOf(() => readContent(root, acme)).join()).toContain(
      `${own('images/ada.png')} is an empty file`,
    );
  });
});

describe('the editor', () => {
  let project: Project;
  const at = { file: own('pages/index.yaml'), path: ['bands', 0, 'title'] };

  beforeEach(() => {
    withoutLinks();
    vi.stubEnv('BRAND', 'acme');
    project = new Project(root);
    Object.assign(session(), { done: [], undone: [] });
  });

  it('marks the words of the file in effect, and writes into it alone', () => {
    const before = textOf('content/pages/index.yaml');
    const [{ pages }] = readLanguages(root, acme, mark);
    const home = pages.find(({ address }) => address === '/');
    const [number = -1] = marksIn(JSON.stringify(home?.bands[0]));
    expect(session().sources[number]?.file).toBe(at.file);
    const change = { do: 'set' as const, at, value: 'Changed.' };
    expect(makeChanges(project, [change], project.versions()).is).toBe('written');
    expect(textOf(at.file)).toContain('title: Changed.');
    expect(textOf('content/pages/index.yaml')).toBe(before);
  });

  it('writes into the shared file where the brand has none', () => {
    const shared = { file: 'content/pages/pricing.yaml', path: ['bands', 0, 'title'] };
    const change = { do: 'set' as const, at: shared, value: 'Changed.' };
    expect(makeChanges(project, [change], project.versions()).is).toBe('written');
    expect(textOf(shared.file)).toContain('title: Changed.');
  });

  it('shows the fields of the files in effect', () => {
    put(own('claims.yaml'), shipped('claims.yaml'));
    put(own('prices.yaml'), shipped('prices.yaml'));
    put(own('words.yaml'), shipped('words.yaml'));
    const snapshot = new Snapshot(project);
    const { file, fields } = pageFields(snapshot, '/');
    expect(file).toBe(at.file);
    const named = new Set(fields.map((field) => field.file));
    expect([...named]).toEqual(expect.arrayContaining([at.file, own('words.yaml')]));
    expect([...named]).not.toContain('content/words.yaml');
    const claims = new Set(claimsOf(project, snapshot).map((claim) => claim.file));
    expect([...claims]).toEqual(expect.arrayContaining([own('claims.yaml')]));
    expect([...claims]).not.toContain('content/claims.yaml');
    expect(new Set(pricesOf(snapshot).map((price) => price.file))).toEqual(
      new Set([own('prices.yaml')]),
    );
  });

  it('keeps a picture beside the words that name it, under a name of its own', async () => {
    const bytes = await picture(1600);
    put('content/images/shop.png', await picture(1200));
    const asked = { file: at.file, path: ['meta', 'share'], name: 'shop.png', alt: 'Our shop' };
    const answer = await putPicture(project, asked, bytes);
    expect(answer).toMatchObject({ is: 'written' });
    expect(textOf(at.file)).toContain('images/shop-2.png');
    expect(project.bytes(own('images/shop-2.png'))).toBeDefined();
  });
});
