import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFiles, readLanguages } from '../src/content/read-content.ts';
import { languageLine, pseudoCode } from '../tests/languages/language.ts';
import { pseudoContent } from '../tests/languages/pseudo-content.ts';
import type { Answer, Change, Path } from './api.ts';
import { makeChanges, stepBack } from './changes.ts';
import { differencesOf, revert } from './differences.ts';
import { changedFiles, commit } from './git.ts';
import { mark } from './mark.ts';
import { marksIn } from './mark-text.ts';
import { missingIn, pageAt, pageFields } from './page-fields.ts';
import { putPicture } from './pictures.ts';
import { Project } from './project.ts';
import { claimsOf, settling } from './registers.ts';
import { session } from './session.ts';
import { Snapshot } from './snapshot.ts';

const landing = 'content/pages/landing.yaml';
let project: Project;

const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root });
const text = (file = landing) => readFileSync(join(project.root, file), 'utf8');
const change = (...changes: Change[]) => makeChanges(project, changes, project.versions());
const set = (path: Path, value: unknown, file = landing) =>
  change({ do: 'set', at: { file, path }, value });
const faultsOf = (answer: Answer) => (answer.is === 'refused' ? answer.faults : []);

beforeEach(() => {
  project = new Project(mkdtempSync(join(tmpdir(), 'edit-')));
  for (const folder of ['content', 'brands'])
    cpSync(folder, join(project.root, folder), { recursive: true });
  Object.assign(session(), { done: [], undone: [] });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'First');
});

afterEach(() => rmSync(project.root, { recursive: true, force: true }));

it('writes a word, takes it back and makes it again', () => {
  const before = text();
  expect(set(['hero', 'title'], 'Sell eSIMs.')).toMatchObject({ is: 'written', canUndo: true });
  expect(text()).toBe(before.replace('Sell travel eSIMs under your own brand.', 'Sell eSIMs.'));
  expect(stepBack(project, 'undo')).toMatchObject({ is: 'written', canUndo: false, canRedo: true });
  expect(text()).toBe(before);
  stepBack(project, 'redo');
  expect(text()).toContain('  title: Sell eSIMs.\n');
});

it.each<[Path, unknown, string]>([
  [['hero', 'title'], '', 'must not be empty'],
  [['hero', 'title'], 'In {claim.nothing}', '{claim.nothing} is not in claims.yaml'],
  [['closing', 'actions', 0, 'href'], '/nowhere', '"/nowhere" is no page of this site'],
  [['features', 'items', 0, 'icon'], 'no-such', 'There is no icon named “no-such”'],
  [['meta', 'title'], 'x'.repeat(60), 'must have at most 60 characters'],
])('refuses %j “%s” in the words of the reader, and writes nothing', (path, value, message) => {
  const before = text();
  expect(faultsOf(set(path, value))).toEqual([
    expect.objectContaining({
      file: landing,
      path: path.join('.'),
      line: new Snapshot(project).field({ file: landing, path }).line,
      message: expect.stringContaining(message),
    }),
  ]);
  expect(text()).toBe(before);
});

it('takes no side when the file has changed meanwhile', () => {
  const versions = project.versions();
  writeFileSync(join(project.root, landing), text().replace('Sell travel', 'Buy travel'));
  const at = { file: landing, path: ['hero', 'title'] };
  expect(makeChanges(project, [{ do: 'set', at, value: 'Mine' }], versions)).toMatchObject({
    is: 'conflict',
    mine: 'Mine',
    theirs: 'Buy travel eSIMs under your own brand.',
  });
  expect(text()).not.toContain('Mine');
  set(['hero', 'title'], 'Ours');
  writeFileSync(join(project.root, landing), `${text()}# theirs\n`);
  expect(stepBack(project, 'undo').is).toBe('conflict');
  expect(text()).toContain('# theirs');
});

it('adds, doubles, moves and removes entries, within the bounds of the schema', () => {
  const at = { file: landing, path: ['features', 'items'] };
  const titles = () =>
    (new Snapshot(project).field(at).value as { title: string }[]).map(({ title }) => title);
  const [first, second] = titles();
  change({ do: 'down', at, index: 0 });
  expect(titles().slice(0, 2)).toEqual([second, first]);
  change({ do: 'add', at, index: 0 });
  expect(titles()[0]).toBe('Heading of the card');
  change({ do: 'duplicate', at, index: 1 });
  expect(titles().slice(1, 4)).toEqual([second, second, first]);
  const all = Array.from({ length: 5 }, (): Change => ({ do: 'duplicate', at, index: 0 }));
  expect(faultsOf(change(...all))[0]?.message).toBe('must have at most 12 entries');
  const faq = { file: 'content/faq/general.yaml', path: ['questions'] };
  change({ do: 'duplicate', at: faq, index: 0 });
  const [one, other] = new Snapshot(project).field(faq).value as { id: string }[];
  expect(other?.id).toBe(`${one?.id}-2`);
});

it('settles a claim in one step', () => {
  change(...settling(new Snapshot(project), 'countries', 1));
  const [countries] = claimsOf(project, new Snapshot(project));
  expect(countries?.readings.map(({ value }) => value)).toEqual(['190+']);
  expect(countries?.readings[0]?.pages).toContain('/sign-up');
  stepBack(project, 'undo');
  expect(git('status', '--porcelain').toString()).toBe('');
});

it('lists what differs from the last commit, reverts it and commits the rest', async () => {
  const before = text();
  set(['hero', 'title'], 'Sell eSIMs.');
  set(['closing', 'title'], 'Begin.');
  change({ do: 'up', at: { file: landing, path: ['trust', 'stats'] }, index: 1 });
  const differences = await differencesOf(project, new Snapshot(project));
  expect(differences.map(({ path }) => path.join('.'))).toEqual([
    'hero.title',
    'trust.stats',
    'closing.title',
  ]);
  expect(differences[0]).toMatchObject({
    before: 'Sell travel eSIMs under your own brand.',
    after: 'Sell eSIMs.',
    description: 'Headline: a full sentence',
  });
  for (const { file, path } of differences.slice(0, 2)) await revert(project, { file, path });
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  writeFileSync(join(project.root, 'mine.txt'), 'not of the content');
  git('add', 'mine.txt');
  const files = await changedFiles(project.root);
  expect(await commit(project.root, files, 'New words')).toMatchObject({ is: 'committed' });
  expect(git('show', '--name-only', '--format=%s').toString()).toBe(`New words\n\n${landing}\n`);
  expect(
    text()
      .split('\n')
      .filter((line) => !before.includes(line)),
  ).toEqual(['  title: Begin.']);
});

it('puts in a picture of the size that the site can use, and takes it out again', async () => {
  const at = { file: landing, path: ['testimonials', 'items', 0, 'portrait'] };
  const large = { width: 2000, height: 2500, channels: 3, background: '#888' } as const;
  const bytes = await sharp({ create: large }).jpeg().toBuffer();
  await putPicture(project, { ...at, name: 'Maya at work.JPG', alt: 'Maya' }, bytes);
  expect(new Snapshot(project).field(at).value).toEqual({
    file: 'images/maya-at-work.jpg',
    alt: 'Maya',
  });
  const stored = project.bytes('content/images/maya-at-work.jpg');
  expect((await sharp(stored).metadata()).width).toBe(416);
  set(at.path, undefined);
  expect(project.bytes('content/images/maya-at-work.jpg')).toBeUndefined();
  stepBack(project, 'undo');
  expect(project.bytes('content/images/maya-at-work.jpg')).toEqual(stored);
  const small = await sharp({ create: { ...large, width: 100 } })
    .png()
    .toBuffer();
  await expect(putPicture(project, { ...at, name: 'a.png', alt: 'A' }, small)).rejects.toThrow(
    'has 100 × 2500 pixels, and at least 320 × 400 are needed here',
  );
  await expect(
    putPicture(project, { ...at, name: 'a.png', alt: 'A' }, Buffer.from('<html>')),
  ).rejects.toThrow('must be a JPEG, PNG, WebP or AVIF picture');
});

it.each([
  'content/../mine.yaml',
  '/etc/passwd.yaml',
  'content/a.mjs',
  'brands/../content/words.yaml',
])('writes no %s', (file) => {
  expect(() => project.write({ [file]: Buffer.from('a: b') })).toThrow('is no file of the content');
});

it('edits every language in its own files, and names the pages that one lacks', () => {
  const line = languageLine.replace(' }', ', partial: true }');
  appendFileSync(join(project.root, 'content/languages.yaml'), line);
  for (const [name, said] of Object.entries(pseudoContent(readFiles('.')))) {
    const path = join(project.root, 'content', pseudoCode, name);
    mkdirSync(dirname(path), { recursive: true });
    if (name !== 'pages/about.yaml') writeFileSync(path, said);
  }
  const file = `content/${pseudoCode}/pages/pricing.yaml`;
  expect(set(['heading'], 'Preise', file).is).toBe('written');
  const snapshot = new Snapshot(project);
  expect(pageFields(snapshot, `/${pseudoCode}/pricing`)).toMatchObject({
    file,
    language: pseudoCode,
  });
  const { content } = pageAt(snapshot, `/${pseudoCode}/about`);
  expect(missingIn(content)).toEqual([
    { path: '/about', file: `content/${pseudoCode}/pages/about.yaml` },
  ]);
  expect(pageFields(snapshot, `/${pseudoCode}/about`).file).toBeUndefined();
  const [heading = -1] = marksIn(
    readLanguages(project.root, undefined, mark)[1]?.pricing.heading ?? '',
  );
  expect(session().sources[heading]).toEqual({ file, path: ['heading'] });
});

it('writes through no link that leads out', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'a.yaml'), 'a: b');
  symlinkSync(outside, join(project.root, 'content', 'away'));
  symlinkSync(join(outside, 'a.yaml'), join(project.root, 'content', 'a.yaml'));
  for (const file of ['content/away/b.yaml', 'content/a.yaml'])
    expect(() => project.write({ [file]: Buffer.from('x: y') })).toThrow(
      'leads out of the project',
    );
  expect(readFileSync(join(outside, 'a.yaml'), 'utf8')).toBe('a: b');
});
