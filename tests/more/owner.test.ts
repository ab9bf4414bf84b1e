import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Finding, printFinding } from '../../src/content/finding.ts';
import { copyProject } from '../../tools/test/copy-project.ts';

// The site of a company in Kuwait: few pages, all in Arabic and at its own paths, four plans in
// dinars with three decimals, its own logo and photograph, no samples.

const home = mkdtempSync(join(tmpdir(), 'owner-'));
const project = join(home, 'project');

beforeAll(() => copyProject(project));
beforeEach(() => {
  for (const folder of ['content', 'brands']) {
    rmSync(join(project, folder), { recursive: true });
    cpSync(join(import.meta.dirname, 'owner', folder), join(project, folder), { recursive: true });
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function check(...flags: string[]) {
  const args = ['tools/check/check.ts', '--json', ...flags];
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toContain('"findings"');
  const { findings, unchecked } = JSON.parse(stdout) as {
    findings: Finding[];
    unchecked: string[];
  };
  const lines = findings.map(printFinding);
  return { status, lines, unchecked };
}

function plant(file: string, before: string, after: string) {
  const path = join(project, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

/** None of our faces has Arabic letters: a note, which keeps no site from going live. */
const strangeLetters =
  'brands/brand.yaml:1 name: Bricolage Grotesque, Source Serif 4, JetBrains Mono lack ء آ أ ؤ إ ئ ا ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل …: browsers show these characters in a system font';

it('finds no problem except letters that the fonts lack', () => {
  expect(check()).toEqual({ status: 0, lines: [strangeLetters], unchecked: [] });
}, 600_000);

it('builds only the owner’s pages, from right to left, with prices as written in Kuwait', () => {
  const pages = globSync('**/*.html', { cwd: join(project, 'dist') }).sort();
  expect(pages.join(' ')).toBe(
    '404.html akhbar.html akhbar/sana.html asaar.html index.html ittisal.html khususiya.html man-nahnu.html',
  );
  const prices = readFileSync(join(project, 'dist/asaar.html'), 'utf8').replace(
    /[\u00a0\u200e\u200f]/g,
    ' ',
  );
  expect(prices).toMatch(/^<!DOCTYPE html><html lang="ar"[^>]* dir="rtl"/i);
  for (const amount of ['٢٤٫٧٥٠', '٧٤٫١٢٥', 'مجانًا']) expect(prices).toContain(amount);
});

it('refuses a link to a missing page by the words alone', () => {
  plant('content/navigation.yaml', 'href: /akhbar }', 'href: /akhbaar }');
  expect(check('--words')).toMatchObject({
    status: 1,
    lines: [
      'content/navigation.yaml:6 groups.0.items.1.href: "/akhbaar" is not a page of this site: did you mean /akhbar?',
    ],
  });
});

it('reformats files only with --fix', () => {
  const prices = () => readFileSync(join(project, 'content/prices.yaml'), 'utf8');
  const formatted = prices();
  plant('content/prices.yaml', 'items: {}', 'items:    {}');
  check('--words');
  expect(prices()).toContain('items:    {}');
  check('--words', '--fix');
  expect(prices()).toBe(formatted);
});

it('reports a word that is too long for its line, with its file and line', () => {
  const word = 'أفاستسقيناكموهاأفاستسقيناكموهاأفاستسقيناكموها';
  plant('content/pages/index.yaml', 'title: شرائح سفر تحمل اسمك.', `title: ${word}`);
  expect(check()).toEqual({
    status: 0,
    lines: [
      strangeLetters,
      `content/pages/index.yaml:9 “${word}” is broken without a hyphen, because it is longer than its line (1440 px).`,
    ],
    unchecked: [],
  });
}, 600_000);
