import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Path } from './api.ts';
import { makeChanges } from './changes.ts';
import { Project } from './project.ts';
import { nextStep, takeStep } from './steps.ts';

const landing = 'content/pages/index.yaml';
const prices = 'content/prices.yaml';
const title = ['bands', 0, 'title'];
const bands = { file: landing, path: ['bands'] };

let project: Project;

const text = (file = landing) => readFileSync(join(project.root, file), 'utf8');
const set = (path: Path, value: unknown, { file = landing, window = 'one', page = '/' } = {}) =>
  makeChanges(project, [{ do: 'set', at: { file, path }, value }], { caller: { window, page } });
const asking = (window: string, ...openWindows: string[]) => ({ window, openWindows });

beforeEach(() => {
  project = new Project(mkdtempSync(join(tmpdir(), 'edit-')));
  for (const folder of ['content', 'brands'])
    cpSync(folder, join(project.root, folder), { recursive: true });
});

afterEach(() => rmSync(project.root, { recursive: true, force: true }));

it('undoes and redoes a change after a restart, and returns its name, field and page', () => {
  const before = text();
  set(title, 'Sell eSIMs.');
  project = new Project(project.root);
  const at = { file: landing, path: title };
  const answer = { is: 'written', go: '/', at, what: 'Home: Headline' };
  expect(takeStep(project, 'undo')).toEqual(answer);
  expect(text()).toBe(before);
  project = new Project(project.root);
  expect(takeStep(project, 'redo')).toEqual(answer);
  expect(text()).toContain('    title: Sell eSIMs.\n');
});

it('goes to the page from which a shared value was changed', () => {
  const path = ['items', 'mobileAppSetup'];
  set(path, 9, { file: prices, page: '/pricing' });
  expect(takeStep(project, 'undo')).toMatchObject({ go: '/pricing', at: { file: prices, path } });
});

it('names steps on entries and pages', () => {
  const name = () => nextStep(project, 'undo', asking('one'))?.name;
  makeChanges(project, [{ do: 'move', at: bands, index: 2, to: 1 }]);
  expect(name()).toBe('Home: Cards: Everything you need to sell eSIMs, moved');
  makeChanges(project, [{ do: 'add', at: bands, index: 1, band: 'cards' }]);
  expect(name()).toBe('Home: Cards, added');
  const at = { file: 'content/pages/pricing.yaml', path: [] };
  makeChanges(project, [{ do: 'rename', at, address: '/prices', redirect: true }]);
  expect(name()).toBe('Pricing, renamed');
});

it('forgets undone steps after a new change', () => {
  set(title, 'One.');
  set(title, 'Two.');
  takeStep(project, 'undo');
  set(title, 'Three.');
  expect(nextStep(project, 'redo', asking('one'))).toBeUndefined();
  takeStep(project, 'undo');
  expect(text()).toContain('    title: One.\n');
});

it('marks a step of another window as long as that window is open', () => {
  set(title, 'One.', { window: 'two' });
  const isOthers = (...openWindows: string[]) =>
    nextStep(project, 'undo', asking('one', ...openWindows))?.isOthers;
  expect(isOthers('one', 'two')).toBe(true);
  expect(isOthers('one')).toBe(false);
  expect(nextStep(project, 'undo', asking('two', 'two'))?.isOthers).toBe(false);
});

it('refuses to undo another step than the one that the window shows', () => {
  set(title, 'One.');
  const shown = nextStep(project, 'undo', asking('one'));
  set(title, 'Two.', { window: 'two' });
  expect(() => takeStep(project, 'undo', shown?.id)).toThrow('Another window changed something');
  expect(text()).toContain('    title: Two.\n');
});
