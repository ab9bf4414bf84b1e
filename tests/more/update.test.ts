import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(home, { recursive: true }));

writeFileSync(join(home, '.gitconfig'), '[user]\nname = A\nemail = a@b.example\n');
const env = { ...process.env, HOME: home };

/** A repository in a folder of its own. */
function repository(name: string) {
  const dir = join(home, name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  const options = { cwd: dir, env, encoding: 'utf8', stdio: 'pipe' } as const;
  const path = (file: string) => join(dir, file);
  const git = (...args: string[]) => execFileSync('git', args, options);
  return {
    dir,
    git,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    /** Writes files, or removes those that are undefined, and commits. */
    commit(files: Record<string, string | undefined>) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(path(file)), { recursive: true });
        if (text === undefined) rmSync(path(file));
        else writeFileSync(path(file), text);
      }
      git('add', '--all');
      git('commit', '--quiet', '-m', 'Change');
    },
    update(...args: string[]) {
      const script = resolve('tools/update/update.mjs');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
      return { status, said: stdout + stderr };
    },
  };
}

const packageOf = (version: string) =>
  JSON.stringify(
    { name: 'kit', private: true, version, scripts: { check: 'echo checked' } },
    null,
    2,
  );
const code = (first: string, last: string) => `${first}\n\n2\n3\n4\n5\n\n${last}\n`;

const firstRelease = {
  'package.json': packageOf('0.9.0'),
  'package-lock.json': '{}',
  'CHANGELOG.md': '# Changelog\n\n## 0.9.0 (2026-10-01)\nOld.\n',
  'src/badge.ts': code('one', 'two'),
  'src/button.ts': code('one', 'two'),
  'src/gone.ts': 'gone\n',
  'content/words.yaml': 'skip: Skip\n',
  'content/pages/faq.yaml': 'title: FAQ\n',
  'brands/brand.yaml': 'name: Kit\n',
};

const secondRelease = {
  'package.json': packageOf('0.10.0'),
  'CHANGELOG.md': '# Changelog\n\n## 0.10.0 (2026-11-01)\nNew.\n\n## 0.9.0 (2026-10-01)\nOld.\n',
  'src/badge.ts': undefined,
  'src/components/badge.ts': code('one', 'two, newer'),
  'src/button.ts': code('one, newer', 'two'),
  'src/gone.ts': undefined,
  'src/new.ts': 'new\n',
  'content/words.yaml': 'skip: Skip to content\n',
  'content/pages/faq.yaml': 'title: Questions\n',
  'content/pages/new.yaml': 'title: New\n',
  'brands/new.yaml': 'name: New\n',
};

const words = {
  'content/words.yaml': 'skip: Over it\n',
  'content/pages/faq.yaml': undefined,
  'content/pages/own.yaml': 'title: Own\n',
  'brands/brand.yaml': 'name: Harbor\n',
};

let kit: ReturnType<typeof repository>;
beforeEach(() => {
  kit = repository('kit');
  kit.git('init', '--quiet');
  kit.commit(firstRelease);
});

function clone() {
  const site = repository('site');
  site.git('clone', '--quiet', kit.dir, '.');
  return site;
}

/** A site without the kit's history. */
function download() {
  const site = clone();
  rmSync(join(site.dir, '.git'), { recursive: true });
  site.git('init', '--quiet');
  site.commit({});
  return site;
}

/** As a tag before the newest commit or, without tags, as the newest commit. */
function release(hasTags: boolean) {
  kit.commit(secondRelease);
  if (!hasTags) return;
  kit.git('tag', 'v0.10.0');
  kit.commit({ 'src/new.ts': 'not released yet\n' });
}

it.each([
  { name: 'a clone', begin: clone, hasTags: true },
  { name: 'a download', begin: download, hasTags: false },
])('$name gets the new code and keeps its content', ({ begin, hasTags }) => {
  const site = begin();
  site.commit({ ...words, 'src/badge.ts': code('one, ours', 'two') });
  release(hasTags);
  const { status, said } = site.update(kit.dir);
  expect(said).toContain('Merged 0.10.0 into 0.9.0. Content and brands are unchanged.');
  expect(said).toContain('Read in CHANGELOG.md: 0.10.0 (2026-11-01)\n');
  expect(said).toContain('\nchecked --words\n');
  expect(status).toBe(0);
  expect(site.git('status', '--porcelain', 'content', 'brands')).toBe('');
  expect(site.read('src/components/badge.ts')).toBe(code('one, ours', 'two, newer'));
  expect(site.read('src/new.ts')).toBe('new\n');
  expect(existsSync(join(site.dir, 'src/gone.ts'))).toBe(false);
  site.git('commit', '--quiet', '-am', 'Update to 0.10.0');
  expect(site.update().said).toContain('This site has version 0.10.0, which is the newest.');
});

it('lists conflicting files, and restores everything when the update is undone', () => {
  const site = clone();
  const own = { 'src/button.ts': code('one, ours', 'two'), 'src/gone.ts': 'ours\n' };
  site.commit({ ...words, ...own });
  release(true);
  const { status, said } = site.update(kit.dir);
  expect(said).toContain('src/button.ts: you and the release changed the same lines');
  expect(said).toContain('src/gone.ts: you changed the file, and the release deletes it');
  expect(said).not.toContain('checked');
  expect(status).toBe(1);
  expect(site.read('src/button.ts')).toMatch(/^<{7} [\s\S]*one, ours\n={7}\none, newer\n>{7} /m);
  expect(site.git('status', '--porcelain', 'content', 'brands')).toBe('');
  site.git('reset', '--hard', '--quiet');
  expect(site.git('status', '--porcelain')).toBe('');
  expect(site.read('src/gone.ts')).toBe('ours\n');
});

it('changes nothing if there are uncommitted changes', () => {
  const site = clone();
  release(true);
  writeFileSync(join(site.dir, 'own.txt'), 'x');
  const { status, said } = site.update(kit.dir);
  expect(said).toMatch(
    /^Nothing was changed. You have changes that are not committed[\s\S]*own\.txt/,
  );
  expect(status).toBe(1);
});
