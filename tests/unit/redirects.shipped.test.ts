import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Files } from '../../src/content/file-reader.ts';
import { parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';
import { faultsOf } from '../support/faults-of.ts';

const sound = readFiles('.');

describe('redirects', () => {
  const leadingAll = (list: Record<string, string>, files = sound): Files => ({
    ...files,
    'content/redirects.yaml': stringify(Object.entries(list).map(([from, to]) => ({ from, to }))),
  });
  const leading = (from: string, to: string) => leadingAll({ [from]: to });
  const faultsWith = (list: Record<string, string>, files = sound) =>
    faultsOf(() => parseLanguages(leadingAll(list, files)));
  const german: Files = {
    ...sound,
    ...Object.fromEntries(
      Object.entries(pseudoContent(sound)).map(([file, text]) => [
        `content/${pseudoCode}/${file}`,
        text,
      ]),
    ),
    'content/languages.yaml': sound['content/languages.yaml'] + languageLine,
  };

  it.each([
    ['/old', '/pricing'],
    ['/old', '/faq#x'],
    ['/app', 'https://app.example.com'],
    ['/demo', '/contact'],
  ])('lead from %s to %s', (from, to) => {
    expect(parseContent(leading(from, to)).redirects).toEqual([{ from, to }]);
  });

  it.each([
    ['/pricing', '/contact', 'is a page of this site'],
    ['/pricing/', '/contact', 'is a page of this site'],
    ['/pricing.html', '/contact', 'is a page of this site'],
    ['/old', '/nowhere', 'is no page of this site'],
    ['old', '/contact', 'must be an address of this site'],
  ])('cannot lead from %s to %s', (from, to, message) => {
    expect(faultsOf(() => parseContent(leading(from, to)))[0]).toContain(message);
  });

  it.each([
    [{ '/a': '/a' }, '/a → /a'],
    [{ '/a': '/b#part', '/b': '/a' }, '/a → /b → /a'],
    [{ '/a': '/b', '/b': '/c', '/c': '/b' }, '/a → /b → /c → /b'],
    [{ '/a': `https://${parseContent(sound).brand.domain}/a` }, '/a → /a'],
  ])('cannot lead in a circle: %j', (list, circle) => {
    expect(faultsWith(list)[0]).toContain(`leads in a circle: ${circle}`);
  });

  it('may lead on to each other, and to pages of another language', () => {
    expect(faultsWith({ '/a': '/b', '/b': '/c', '/c': '/pricing' })).toEqual([]);
    expect(faultsWith({ '/preise': `/${pseudoCode}/pricing` }, german)).toEqual([]);
    expect(faultsWith({ '/preise': `/${pseudoCode}/nowhere` }, german)[0]).toContain('is no page');
  });

  it('cannot stand in the way of a page of another language, or twice in the list', () => {
    expect(faultsWith({ [`/${pseudoCode}/pricing`]: '/contact' }, german)).toEqual([
      expect.stringContaining('is a page of this site'),
    ]);
    const twice = stringify(['/pricing', '/contact'].map((to) => ({ from: '/old', to })));
    expect(faultsOf(() => parseContent({ ...sound, 'content/redirects.yaml': twice }))).toEqual([
      expect.stringMatching(/redirects\.yaml:3 1: \/old leads elsewhere already/),
    ]);
  });

  it('may be missing', () => {
    const { 'content/redirects.yaml': _, ...files } = sound;
    expect(parseContent(files).redirects).toEqual([]);
  });

  it('lead every link to sign-up to the owner’s app with one line and no page', () => {
    const { 'content/pages/sign-up.yaml': _, ...rest } = sound;
    expect(faultsOf(() => parseContent(rest)).length).toBeGreaterThan(10);
    const app = 'https://app.mine.com/start';
    const files = leadingAll({ '/sign-up': app }, rest);
    const content = parseContent(files);
    expect(content.navigation.signUp?.href).toBe(app);
    const { pages, plans, navigation } = content;
    const said = JSON.stringify({ pages, plans, navigation });
    const count = (words: string) => said.split(words).length - 1;
    expect([count('"/sign-up"'), count('](/sign-up)')]).toEqual([0, 0]);
    expect(count(app)).toBeGreaterThan(15);
    // The legal texts name the forms that are left.
    expect(count('sign-in, sign-up, and contact,')).toBe(0);
    expect(count('Remember me')).toBeGreaterThan(0);
  });

  it('are followed by links in texts and in another language, which then lead to its pages', () => {
    const about = 'content/pages/about.yaml';
    const own = `content/${pseudoCode}/pages/own.md`;
    const text = `---
meta: { title: Own, description: "${'Own. '.repeat(16)}" }
date: 2026-11-16
heading: Own.
intro: Own.
---
[Old](/old), [ours](/own), [asked](/old?x=1)
`;
    const files = leadingAll(
      { '/old': '/between', '/between': '/pricing' },
      {
        ...german,
        [own]: text,
        [about]: (german[about] ?? '').replace('href: /careers', 'href: /old'),
      },
    );
    const [first, other] = parseLanguages(files);
    const closing = first.pages.find(({ address }) => address === '/about')?.bands.at(-1);
    expect(closing).toHaveProperty('actions.0.href', '/pricing');
    expect(other?.pages.find(({ address }) => address === '/own')?.bands[0]).toHaveProperty(
      'body',
      `[Old](/${pseudoCode}/pricing), [ours](/${pseudoCode}/own), [asked](/old?x=1)`,
    );
  });
});
