import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { readLanguages } from '../src/content/read-content.ts';
import { kinds } from '../src/writer/example-bands.ts';
import { commit } from '../src/writer/git.ts';
import { addGerman } from '../tests/support/add-german.ts';
import type { Answer, Change, Path, View } from './api.ts';
import { makeChanges } from './changes.ts';
import { formOf } from './forms.ts';
import { marksIn } from './mark-text.ts';
import { leftOn } from './page-forms.ts';
import { putPicture } from './pictures.ts';
import { numberOf } from './place-number.ts';
import { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';
import { takeStep } from './steps.ts';
import { traceWords } from './trace-words.ts';

const landing = 'content/pages/index.yaml';
const title = ['bands', 0, 'title'];

let project: Project;

const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root });
const text = (file = landing) => readFileSync(join(project.root, file), 'utf8');
const change = (...changes: Change[]) => makeChanges(project, changes);
const set = (path: Path, value: unknown, file = landing) =>
  change({ do: 'set', at: { file, path }, value });
const faultsOf = (answer: Answer) => (answer.is === 'refused' ? answer.errors : []);

beforeEach(() => {
  project = new Project(mkdtempSync(join(tmpdir(), 'edit-')));
  for (const folder of ['content', 'brands'])
    cpSync(folder, join(project.root, folder), { recursive: true });
});

function firstCommit() {
  writeFileSync(join(project.root, '.gitignore'), '.cache\n');
  git('init', '-q');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  git('add', '.');
  git('commit', '-qm', 'First');
}

afterEach(() => rmSync(project.root, { recursive: true, force: true }));

it('changes a word in its file', () => {
  const before = text();
  expect(set(title, 'Sell eSIMs.')).toEqual({ is: 'written' });
  expect(text()).toBe(before.replace('Sell travel eSIMs under your own brand.', 'Sell eSIMs.'));
});

it.each<[Path, unknown, string]>([
  [title, '', 'must not be empty'],
  [title, '\u200b', 'has no visible character'],
  [title, 'In {claim.nothing}', '{claim.nothing} is not in claims.yaml'],
  [
    ['bands', 8, 'actions', 0, 'href'],
    '/nowhere',
    '"/nowhere" is not a page of this site: write it, redirect the path in content/redirects.yaml, or delete the link',
  ],
  [['bands', 2, 'items', 0, 'icon'], 'no-such', 'is not an icon of lucide.dev'],
  [['meta', 'title'], 'x'.repeat(60), 'must have at most 60 characters'],
])('refuses %j “%s” in the words of the reader, and writes nothing', (path, value, message) => {
  const before = text();
  expect(faultsOf(set(path, value))).toEqual([
    expect.objectContaining({
      file: landing,
      path,
      line: new Snapshot(project).field({ file: landing, path }).line,
      message: expect.stringContaining(message),
    }),
  ]);
  expect(text()).toBe(before);
});

it('takes no side when the file changes while it is checked', () => {
  const { check } = project;
  vi.spyOn(project, 'check').mockImplementation((...asked) => {
    if (asked[0] && asked[0][landing] !== text()) writeFileSync(join(project.root, landing), '');
    return check.apply(project, asked);
  });
  expect(set(title, 'Mine')).toMatchObject({ is: 'conflict', at: { file: landing }, theirs: '' });
});

it('keeps the line breaks of a file', () => {
  const before = text().replaceAll('\n', '\r\n');
  writeFileSync(join(project.root, landing), before);
  set(title, 'Sell eSIMs.');
  expect(text()).toBe(before.replace('Sell travel eSIMs under your own brand.', 'Sell eSIMs.'));
});

it('takes no side when the value has changed meanwhile', () => {
  const was = new Snapshot(project).field({ file: landing, path: title }).value;
  writeFileSync(
    join(project.root, landing),
    text().replace('title: Sell travel', 'title: Buy travel'),
  );
  const at = { file: landing, path: title };
  expect(makeChanges(project, [{ do: 'set', at, was, value: 'Mine' }])).toMatchObject({
    is: 'conflict',
    mine: 'Mine',
    theirs: 'Buy travel eSIMs under your own brand.',
  });
  expect(text()).not.toContain('Mine');
  expect(set(['meta', 'title'], 'Mine').is).toBe('written');
  set(title, 'Ours');
  writeFileSync(join(project.root, landing), `${text()}# theirs\n`);
  expect(takeStep(project, 'undo').is).toBe('conflict');
  expect(text()).toContain('# theirs');
});

it('gives new and duplicated fields of a form free names, and a choice its first option', () => {
  const file = 'content/pages/contact.yaml';
  const fields = (): { name: string }[] => parse(text(file)).bands[0].form.fields;
  const at = { file, path: ['bands', 0, 'form', 'fields'] };
  const { length } = fields();
  for (const _ of [1, 2]) expect(change({ do: 'add', at, index: length }).is).toBe('written');
  expect(change({ do: 'duplicate', at, index: length }).is).toBe('written');
  expect(
    fields()
      .slice(length)
      .map(({ name }) => name),
  ).toEqual(['new-2', 'new-3', 'new']);
  expect(set([...at.path, length, 'kind'], 'choice', file).is).toBe('written');
  expect(fields()[length]).toMatchObject({ kind: 'choice', options: ['An option'] });
});

it('adds, doubles, moves and removes entries, within the bounds of the schema', () => {
  const at = { file: landing, path: ['bands', 2, 'items'] };
  const titles = () =>
    (new Snapshot(project).field(at).value as { title: string }[]).map(({ title }) => title);
  const [first, second] = titles();
  change({ do: 'move', at, index: 0, to: 1 });
  expect(titles().slice(0, 2)).toEqual([second, first]);
  change({ do: 'add', at, index: 0 });
  expect(titles()[0]).toBe('Heading of the card');
  change({ do: 'duplicate', at, index: 1 });
  expect(titles().slice(1, 4)).toEqual([second, second, first]);
  const all = Array.from({ length: 5 }, (): Change => ({ do: 'duplicate', at, index: 0 }));
  expect(faultsOf(change(...all))[0]?.message).toBe('must have at most 12 entries');
  const plans = { file: 'content/plans.yaml', path: ['pricing', 'plans'] };
  expect(change({ do: 'add', at: plans, index: 0 }).is).toBe('written');
  const faq = { file: 'content/faq/general.yaml', path: ['questions'] };
  change({ do: 'duplicate', at: faq, index: 0 });
  const [one, other] = new Snapshot(project).field(faq).value as { id: string }[];
  expect(other?.id).toBe(`${one?.id}-2`);
});

it('adds a list that may be left out with its first entry, and removes it with its last', () => {
  const file = 'content/pages/contact.yaml';
  const entry = ['bands', 0, 'form', 'fields', 2];
  const at = { file, path: [...entry, 'options'] };
  const before = text(file);
  const beside = fieldsIn({ name: 'field', at: { file, path: [...entry, 'label'] } });
  expect(beside.find(({ path }) => path.at(-1) === 'options')).toMatchObject({
    kind: 'list',
    isOptional: true,
  });
  expect(change({ do: 'add', at, index: 0 })).toEqual({ is: 'written' });
  expect(change({ do: 'add', at, index: 1 })).toEqual({ is: 'written' });
  expect(new Snapshot(project).field(at).value).toEqual(['An option', 'An option']);
  change({ do: 'remove', at, index: 0 }, { do: 'remove', at, index: 0 });
  expect(text(file)).toBe(before);
});

const plansFile = 'content/plans.yaml';
const pricesFile = 'content/prices.yaml';
const pricingPlans = { file: plansFile, path: ['pricing', 'plans'] };
const plansOf = () => parse(text(plansFile)).pricing.plans;
const pricesOf = () => parse(text(pricesFile)).plans;

it('adds a plan with its own price, and takes both back', () => {
  const before = [text(plansFile), text(pricesFile)];
  expect(change({ do: 'duplicate', at: pricingPlans, index: 1 })).toEqual({ is: 'written' });
  expect(plansOf()[2]).toMatchObject({
    id: 'professional-2',
    price: 'pricing-professional-2',
  });
  expect(pricesOf()['pricing-professional-2']).toEqual({ monthly: 799, yearly: 639 });
  expect(change({ do: 'add', at: pricingPlans, index: 0 })).toEqual({ is: 'written' });
  expect(plansOf()[0]).toMatchObject({ name: 'Name of the plan', price: 'pricing-new' });
  expect(plansOf()[0].customPrice).toBeUndefined();
  takeStep(project, 'undo');
  takeStep(project, 'undo');
  expect([text(plansFile), text(pricesFile)]).toEqual(before);
});

it('removes a plan with its price, unless a text names the price', () => {
  change({ do: 'duplicate', at: pricingPlans, index: 1 });
  change({ do: 'remove', at: pricingPlans, index: 2 });
  expect(pricesOf()).not.toHaveProperty('pricing-professional-2');
  change({ do: 'duplicate', at: pricingPlans, index: 1 });
  set(['bands', 0, 'lead'], 'From {price.pricing-professional-2} a month.');
  expect(change({ do: 'remove', at: pricingPlans, index: 2 })).toEqual({ is: 'written' });
  expect(pricesOf()).toHaveProperty('pricing-professional-2');
});

it('refuses to remove a plan that texts name', () => {
  const [fault] = faultsOf(change({ do: 'remove', at: pricingPlans, index: 1 }));
  expect(fault?.message).toContain('{plan.professional}');
});

it('adds the first redirect, changes it and removes it', () => {
  const file = 'content/redirects.yaml';
  const at = { file, path: [] };
  const list = () => formOf(project, { name: 'redirects', path: '/' }).groups[0]?.fields[0]?.value;
  expect(list()).toBeNull();
  expect(change({ do: 'add', at, was: [], index: 0 })).toEqual({ is: 'written' });
  expect(text(file)).toBe('- from: /old-page\n  to: /\n');
  expect(faultsOf(set([0, 'from'], '/pricing', file))[0]?.message).toContain(
    'is a page of this site',
  );
  expect(set([0, 'to'], '/pricing', file)).toEqual({ is: 'written' });
  expect(list()).toEqual([{ from: '/old-page', to: '/pricing' }]);
  expect(change({ do: 'remove', at, index: 0 })).toEqual({ is: 'written' });
  expect(list()).toEqual([]);
});

it('puts in an own mark, and refuses one with a script', async () => {
  const at = { file: 'brands/brand.yaml', path: ['mark'], name: 'My mark.svg', alt: '' };
  const before = text(at.file);
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`);
  const square = '<path d="M3 3h18v18H3z"/>';
  const refused = await putPicture(project, at, svg(`<script>alert(1)</script>${square}`));
  expect(faultsOf(refused)[0]?.message).toContain('<script>');
  expect(text(at.file)).toBe(before);
  expect(await putPicture(project, at, svg(square))).toEqual({ is: 'written' });
  expect(text(at.file)).toBe(before.replace(/^mark: .*$/m, 'mark: my-mark.svg'));
  expect(text('brands/my-mark.svg')).toContain(square);
  const mark = fieldsIn({ name: 'brand', path: '/' }).find(({ path }) => path.join() === 'mark');
  expect(mark).toMatchObject({ kind: 'picture', shape: 'drawing', value: 'my-mark.svg' });
  expect(mark?.choices).toContain('compass');
  takeStep(project, 'undo');
  expect(text(at.file)).toBe(before);
  expect(project.bytes('brands/my-mark.svg')).toBeUndefined();
});

/** The fields of a view, of all its groups. */
const fieldsIn = (view: View) => formOf(project, view).groups.flatMap(({ fields }) => fields);

it('shows every field of a claim', () => {
  const at = { file: 'content/claims.yaml', path: ['countries'] };
  expect(fieldsIn({ name: 'field', at }).map(({ path }) => path.slice(1).join('.'))).toEqual(
    expect.arrayContaining(['says', 'topic', 'value', 'also.more', 'also.most']),
  );
});

it('commits what was changed in the content, and nothing else', async () => {
  firstCommit();
  set(title, 'Sell eSIMs.');
  writeFileSync(join(project.root, 'mine.txt'), 'not of the content');
  git('add', 'mine.txt');
  await commit(project.root, 'Shorten the headline');
  expect(git('show', '--name-only', '--format=%s').toString()).toBe(
    `Shorten the headline\n\n${landing}\n`,
  );
});

it('says why git refused a commit, and leaves what was staged as it was', async () => {
  firstCommit();
  set(title, 'Sell eSIMs.');
  git('add', landing);
  set(title, 'Sell more eSIMs.');
  writeFileSync(join(project.root, 'content/pages/new.md'), text('content/pages/legal/terms.md'));
  const before = git('status', '--porcelain').toString();
  expect(before).toBe(`MM ${landing}\n?? content/pages/new.md\n`);
  writeFileSync(join(project.root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1', { mode: 0o755 });
  await expect(commit(project.root, 'Edit')).rejects.toThrow('git refused: without a reason');
  expect(git('status', '--porcelain').toString()).toBe(before);
});

it('shows a color while it is typed, says what is wrong with it, and knows the nearest that can be read', () => {
  const at = { file: 'brands/brand.yaml', path: ['link', 'light'] };
  const form = formOf(project, { name: 'brand', path: '/' }, [{ do: 'set', at, value: '#ffd0c0' }]);
  const link = form.groups[2]?.fields.find(({ path }) => path.join('.') === 'link.light');
  expect(form.colors).toContain('--color-link: light-dark(oklch(0.894 0.058 40), ');
  expect(link?.error).toContain('must reach a contrast of 4.5:1 on light paper');
  expect(faultsOf(change(...(link?.offer?.changes ?? [])))).toEqual([]);
});

it('shows beside a text what belongs to it, and the lists that it stands in', () => {
  const at = { file: landing, path: ['bands', 2, 'items', 0, 'title'] };
  const [main, ...beside] = fieldsIn({ name: 'field', at });
  expect(beside.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['icon', 'show']));
  expect(main?.lists?.map(({ path }) => path.join('.'))).toEqual(['bands.2.items', 'bands']);
});

it('shows a question with its answer', () => {
  const at = { file: 'content/faq/general.yaml', path: ['questions', 0, 'question'] };
  const fields = fieldsIn({ name: 'field', at });
  expect(fields.map(({ path }) => path.join('.'))).toContain('questions.0.answer');
});

it('puts in a picture of the size that the site can use, and takes it out again', async () => {
  const at = { file: landing, path: ['bands', 7, 'items', 0, 'portrait'] };
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
  takeStep(project, 'undo');
  expect(project.bytes('content/images/maya-at-work.jpg')).toEqual(stored);
  // It goes with its entry, too.
  change({ do: 'remove', at: { file: landing, path: ['bands', 7, 'items'] }, index: 0 });
  expect(project.bytes('content/images/maya-at-work.jpg')).toBeUndefined();
  takeStep(project, 'undo');
  const small = await sharp({ create: { ...large, width: 100 } })
    .png()
    .toBuffer();
  await expect(putPicture(project, { ...at, name: 'a.png', alt: 'A' }, small)).rejects.toThrow(
    'has 100 × 2500 pixels, and at least 320 × 400 are needed here',
  );
  await expect(
    putPicture(project, { ...at, name: 'a.png', alt: 'A' }, Buffer.from('<html>')),
  ).rejects.toThrow('must be a JPEG, PNG, WebP or AVIF picture');
  const torn = Buffer.concat([bytes.subarray(0, 4000), Buffer.of(0xff, 0xd9)]);
  await expect(putPicture(project, { ...at, name: 'a.jpg', alt: 'A' }, torn)).rejects.toThrow(
    'The picture is damaged: fetch or copy it again',
  );
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
  addGerman(project.root, 'pages/about.yaml');
  const file = 'content/de/pages/pricing.yaml';
  const left = () => leftOn(new Snapshot(project), '/de/pricing');
  expect(left()).toContainEqual({ file, path: title });
  expect(set(title, 'Preise', file).is).toBe('written');
  expect(left()).not.toContainEqual({ file, path: title });
  expect(leftOn(new Snapshot(project), '/pricing')).toEqual([]);
  expect(formOf(project, { name: 'page', path: '/de/pricing' }).where).toBe(file);
  const { where } = formOf(project, { name: 'page', path: '/de/about' });
  expect(where).toBe('This language lacks the page');
  const { groups } = formOf(project, { name: 'pages', path: '/de/about' });
  expect(groups.find(({ title }) => title === 'Missing in this language')?.notes).toEqual([
    { text: '/about', where: 'content/de/pages/about.yaml is not there' },
  ]);
  const german = readLanguages(project.root, undefined, { trace: traceWords })[1];
  const heading = german?.pages.find(({ address }) => address === '/pricing')?.bands[0];
  const [number = -1] = marksIn(heading && 'title' in heading ? String(heading.title) : '');
  expect(number).toBe(numberOf({ file, path: title }));
});

it('lists problems with file and line, and changes nothing before they are fixed', () => {
  const broken = text().replace('Sell travel eSIMs under your own brand.', "''");
  writeFileSync(join(project.root, landing), broken.replace(/^ {2}updated: .*$/m, '  updated: no'));
  const { title: heading, groups } = formOf(project, { name: 'problems', path: '/' });
  expect(heading).toBe('2 problems');
  expect(groups).toEqual([
    {
      notes: [
        {
          text: 'meta.updated: must be a date such as 2026-11-15',
          where: 'content/pages/index.yaml:7',
        },
        { text: 'bands.0.title: must not be empty', where: 'content/pages/index.yaml:11' },
      ],
      fields: [],
    },
  ]);
  expect(set(title, 'Sell eSIMs.').is).toBe('refused');
});

it('puts a picture into a text, after the paragraph with the caret', async () => {
  const at = { file: 'content/pages/legal/terms.md', path: ['body'] };
  const before = String(new Snapshot(project).field(at).value);
  const [first = ''] = before.split('\n\n');
  const size = { width: 900, height: 600, channels: 3, background: '#888' } as const;
  const bytes = await sharp({ create: size }).png().toBuffer();
  await putPicture(project, { ...at, name: 'A map.png', alt: 'Map [1]', caret: 3 }, bytes);
  expect(new Snapshot(project).field(at).value).toBe(
    `${first}\n\n![Map \\[1\\]](images/a-map.png)${before.slice(first.length)}`,
  );
  expect(project.bytes('content/images/a-map.png')).toEqual(bytes);
});

it('offers the entries of registers and the names of drawings as choices', () => {
  const field = (path: Path, file = landing) => new Snapshot(project).field({ file, path });
  expect(field(['bands', 5, 'plans'])).toMatchObject({
    kind: 'choice',
    value: 'landing',
    choices: ['landing', 'pricing'],
  });
  expect(field(['bands', 4, 'methods'])).toMatchObject({
    kind: 'refs',
    choices: expect.arrayContaining(['visa', 'alipay']),
  });
  expect(field(['bands', 2, 'items', 0, 'show'])).toMatchObject({
    kind: 'drawing',
    choices: expect.arrayContaining(['shopHeads', 'storefront']),
  });
  expect(set(['bands', 4, 'methods'], ['visa', 'paypal']).is).toBe('written');
  expect(set(['bands', 4, 'methods'], 'all').is).toBe('written');
  expect(faultsOf(set(['bands', 5, 'plans'], 'none'))[0]?.message).toContain(
    'is not a set of plans',
  );
});

const bandsAt = { file: landing, path: ['bands'] };
const bandList = () => (parse(text()) as { bands: { band: string }[] }).bands;

/** A home page and the page for what is not found, without a claim, a plan, a story, a drawing or a link. */
function emptySite() {
  const write = (file: string, data: unknown) =>
    writeFileSync(join(project.root, file), typeof data === 'string' ? data : stringify(data));
  const words = text('content/words.yaml').replaceAll(/href: \/[\w/-]+/g, 'href: /');
  for (const name of readdirSync(join(project.root, 'content')))
    if (!['languages.yaml', 'drawings.yaml', 'videos'].includes(name))
      rmSync(join(project.root, 'content', name), { recursive: true });
  mkdirSync(join(project.root, 'content/pages'));
  write('content/words.yaml', words);
  write('content/navigation.yaml', { groups: [], badges: { comingSoon: 'Soon', premium: 'Plus' } });
  const sale = { price: 2, wholesale: 1, feePercent: 0, feeFixed: 0, refundPercent: 0 };
  write('content/prices.yaml', { plans: {}, items: {}, sale });
  write('content/claims.yaml', {});
  const description = 'Nothing is here yet, and whoever comes by is asked to look in again later.';
  const bands = [{ band: 'hero', look: 'quiet', title: 'Title', lead: 'Lead.' }];
  for (const name of ['index', '404']) {
    const meta = { title: `Page ${name}`, description, updated: '2026-11-16' };
    write(`content/pages/${name}.yaml`, { meta, bands });
  }
  write(
    'brands/brand.yaml',
    text('brands/brand.yaml').replace(/^(sampleContent:) true/m, '$1 false'),
  );
}

it.each([
  ['as shipped', () => {}],
  ['that is empty', emptySite],
])('adds every kind of band to a site %s, and takes them away again', (_, empty) => {
  empty();
  const before = project.files();
  expect(project.check().errors).toEqual([]);
  const add = (index: number, band: string): Change => ({ do: 'add', at: bandsAt, index, band });
  const heroes = kinds.filter(({ isHero }) => isHero);
  const others = kinds.filter(({ isHero }) => !isHero).map(({ name }) => add(1, name));
  for (const { name } of heroes) {
    const first: Change = { do: 'remove', at: bandsAt, index: 0 };
    expect(faultsOf(change(first, add(0, name))), name).toEqual([]);
    takeStep(project, 'undo');
  }
  expect(faultsOf(change(...others))).toEqual([]);
  takeStep(project, 'undo');
  expect(project.files()).toEqual(before);
});

it('lets another hero open a page, but adds no second one', () => {
  const add: Change = { do: 'add', at: bandsAt, index: 0, band: 'hero' };
  expect(faultsOf(change(add))[0]?.message).toContain('a page has one');
  expect(faultsOf(change({ do: 'remove', at: bandsAt, index: 0 }, add))).toEqual([]);
  expect(bandList()[0]?.band).toBe('hero');
});

it('adds no band of an unknown kind, and none to another list', () => {
  const add: Change = { do: 'add', at: bandsAt, index: 1, band: '../hero' };
  expect(() => change(add)).toThrow('There is no band “../hero”');
  const at = { file: landing, path: ['bands', 2, 'items'] };
  expect(faultsOf(change({ do: 'add', at, index: 1, band: 'cards' }))).toContainEqual(
    expect.objectContaining({ path: [...at.path, 1, 'band'] }),
  );
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
  rmSync(outside, { recursive: true });
});
