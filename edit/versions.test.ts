import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../src/writer/git.ts';
import type { Change, Path } from './api.ts';
import { makeChanges } from './changes.ts';
import { Project } from './project.ts';
import { countUnpublished, publish, revert, versionsForm } from './versions.ts';

const landing = 'content/pages/index.yaml';
const pricing = 'content/pages/pricing.yaml';
const title = ['bands', 0, 'title'];

let folder: string;
let project: Project;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const inProject = (...args: string[]) => git(project.root, ...args);

function identify(root: string) {
  git(root, 'config', 'user.name', 'A');
  git(root, 'config', 'user.email', 'a@example.com');
}

const textIn = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const text = (file: string) => textIn(project.root, file);
const set = (path: Path, value: unknown, file = landing) =>
  makeChanges(project, [{ do: 'set', at: { file, path }, value }]);
const change = (each: Change) => makeChanges(project, [each]);
const differences = async () => (await versionsForm(project)).versions?.differences ?? [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const root = join(folder, 'site');
  for (const each of ['content', 'brands']) cpSync(each, join(root, each), { recursive: true });
  project = new Project(root);
  inProject('init', '--quiet', '--initial-branch', 'main');
  identify(root);
  inProject('add', '.');
  inProject('commit', '--quiet', '--message', 'First');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the list of changes', () => {
  it('names a changed text by its page and field, with the old words and the new', async () => {
    set(title, 'Sell eSIMs.');
    expect(await differences()).toEqual([
      {
        at: { file: landing, path: title },
        name: 'Home: Headline',
        old: 'Sell travel eSIMs under your own brand.',
        now: 'Sell eSIMs.',
      },
    ]);
  });

  it('shows only the changed paragraph of a long text', async () => {
    const file = 'content/pages/legal/terms.md';
    writeFileSync(join(project.root, file), `${text(file)}\nOne more paragraph.\n`);
    expect(await differences()).toMatchObject([{ old: '', now: 'One more paragraph.' }]);
  });

  it('shows a moved entry as one change of its list', async () => {
    change({ do: 'move', at: { file: landing, path: ['bands'] }, index: 2, to: 3 });
    expect((await differences()).map(({ at }) => at)).toEqual([{ file: landing, path: ['bands'] }]);
  });

  it('lists new files and deleted files', async () => {
    writeFileSync(join(project.root, 'content/pages/new.md'), text('content/pages/legal/terms.md'));
    rmSync(join(project.root, 'content/pages/faq.yaml'));
    expect(await differences()).toMatchObject([
      { name: 'Faq', old: 'a file', now: 'no file' },
      { name: 'New', old: 'no file', now: 'a file' },
    ]);
  });
});

describe('revert', () => {
  it('restores one value and leaves the other changes', async () => {
    set(title, 'Sell eSIMs.');
    set(['meta', 'title'], 'Another title of the start page');
    expect(await revert(project, { file: landing, path: title })).toEqual({ is: 'written' });
    expect((await differences()).map(({ name }) => name)).toEqual(['Home: Page title']);
  });

  it('restores a deleted file byte for byte', async () => {
    const file = 'content/pages/legal/terms.md';
    const before = text(file);
    rmSync(join(project.root, file));
    await revert(project, { file, path: [] });
    expect(text(file)).toBe(before);
  });
});

describe('publish', () => {
  let remote: string;
  let colleague: string;

  /** What a colleague changes and pushes. */
  function pushElsewhere(file: string, from: string, to: string) {
    const path = join(colleague, file);
    writeFileSync(path, textIn(colleague, file).replace(from, to));
    git(colleague, 'commit', '--quiet', '--all', '--message', 'Elsewhere');
    git(colleague, 'push', '--quiet');
  }

  const remoteText = (file: string) => git(remote, 'show', `main:${file}`);

  async function saveHeadline() {
    set(title, 'Sell eSIMs.');
    await commit(project.root, 'Shorten the headline');
  }

  beforeEach(() => {
    remote = join(folder, 'remote.git');
    colleague = join(folder, 'colleague');
    git(folder, 'clone', '--quiet', '--bare', project.root, remote);
    git(folder, 'clone', '--quiet', remote, colleague);
    identify(colleague);
    inProject('remote', 'add', 'origin', remote);
  });

  it('pushes the versions, and counts those that are not online', async () => {
    await publish(project);
    await saveHeadline();
    expect(await countUnpublished(project.root)).toBe(1);
    expect(await publish(project)).toEqual({ is: 'published' });
    expect(await countUnpublished(project.root)).toBe(0);
    expect(remoteText(landing)).toContain('title: Sell eSIMs.');
  });

  it('merges what was published elsewhere in another file', async () => {
    pushElsewhere(pricing, 'bands:', 'bands: # theirs');
    await saveHeadline();
    expect(await publish(project)).toEqual({ is: 'published' });
    expect(remoteText(landing)).toContain('title: Sell eSIMs.');
    expect(remoteText(pricing)).toContain('bands: # theirs');
  });

  it('sends nothing where both changed a text, and shows both', async () => {
    pushElsewhere(landing, 'Sell travel eSIMs under your own brand.', 'Sell theirs.');
    await saveHeadline();
    expect(await publish(project)).toEqual({
      is: 'conflict',
      conflicts: [
        {
          at: { file: landing, path: title },
          name: 'Home: Headline',
          old: 'Sell theirs.',
          now: 'Sell eSIMs.',
        },
      ],
    });
    expect(remoteText(landing)).toContain('title: Sell theirs.');
    expect(text(landing)).toContain('title: Sell eSIMs.');
    expect(inProject('status', '--porcelain', 'content')).toBe('');
  });

  it.each([
    ['mine', 'Sell eSIMs.'],
    ['theirs', 'Sell theirs.'],
  ] as const)('keeps the words of the chosen side: %s', async (side, words) => {
    pushElsewhere(landing, 'Sell travel eSIMs under your own brand.', 'Sell theirs.');
    await saveHeadline();
    expect(await publish(project, side)).toEqual({ is: 'published' });
    expect(remoteText(landing)).toContain(`title: ${words}`);
  });

  it('asks for a version first while there are changes', async () => {
    set(title, 'Sell eSIMs.');
    await expect(publish(project)).rejects.toThrow('Save a version first');
  });

  it('says how to set up a remote repository where there is none', async () => {
    inProject('remote', 'remove', 'origin');
    await expect(publish(project)).rejects.toThrow('run “git remote add origin” with its address');
  });

  it('says that the remote repository does not let this machine write', async () => {
    writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1', { mode: 0o755 });
    await saveHeadline();
    await expect(publish(project)).rejects.toThrow('“origin” cannot be reached, or does not let');
    expect(remoteText(landing)).not.toContain('Sell eSIMs.');
  });

  it('pushes no content that the check refuses', async () => {
    const broken = text(landing).replace('href: /sign-up', 'href: /nowhere');
    writeFileSync(join(project.root, landing), broken);
    await commit(project.root, 'Break a link');
    await expect(publish(project)).rejects.toThrow(
      'Nothing was published: content/pages/index.yaml',
    );
  });
});
