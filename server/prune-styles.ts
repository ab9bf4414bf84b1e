import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { leftToRight } from './left-to-right.ts';
import { slimStyles } from './slim-styles.ts';

/** The modules a page may load: its islands, and what those import in turn. React has no class names. */
async function modulesOf(html: string, dir: string): Promise<string> {
  const texts = new Map<string, string>();
  const visit = async (name: string): Promise<void> => {
    if (texts.has(name) || /^(client|react)\./.test(name)) return;
    texts.set(name, '');
    const text = await readFile(join(dir, '_astro', name), 'utf8');
    texts.set(name, text);
    await Promise.all(
      [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(([, next]) => visit(next ?? '')),
    );
  };
  const named = [...html.matchAll(/\/_astro\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '');
  await Promise.all(named.map(visit));
  return [...texts.values()].join('\n');
}

/** What no markup shows: the focus ring, parts of the browser's own, and what scripts choose. */
const kept = [/focus-visible/, /data-theme/, /data-faces/, /data-painted/];
const parts = [/^::(?:selection|backdrop|placeholder)$/];

const words = (content: string) => content.match(/[^\s"'`<>={};]+/g) ?? [];

/** Values of attributes that no style asks for, such as labels: their words look like class names. */
const prose =
  /\s(?:content|aria-label|alt|title|props|opts|placeholder|href|d|data-(?:notice|label))="[^"]*"/g;

/** Names that styles may ask for: what stands in the tags, not between them. */
const namesIn = (html: string) =>
  words((html.match(/<[^>]+>/g) ?? []).join(' ').replace(prose, ' '));

/** Scripts within the page may set what styles ask for. */
const inlineOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');

const sheet = /<style>([\s\S]*?)<\/style>/g;

type Page = { css: string; names: string; scripts: string; isMirrored: boolean };

async function rulesFor({ css, names, scripts, isMirrored }: Page): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `${names} ${scripts}`, extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    safelist: { standard: ['html', 'body', ':root', ':host', ...parts], greedy: kept },
    keyframes: true,
  });
  const needed = result?.css ?? css;
  return slimStyles(isMirrored ? needed : leftToRight(needed), `${names}${scripts}`);
}

/** Pages of one make differ in their words alone: their rules are found once for all of them. */
const found = new Map<string, Promise<string>>();

function rulesOnce(page: Page): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(page)).digest('base64');
  const rules = found.get(key) ?? rulesFor(page);
  found.set(key, rules);
  return rules;
}

/**
 * Gives a page one style element, with only the rules that something on the page, or in the modules
 * it may load, can match.
 */
export async function pruneStyles(html: string, dir: string): Promise<string> {
  const css = [...html.matchAll(sheet)].map(([, rules]) => rules ?? '').join('');
  if (!css) return html;
  const markup = html.replace(sheet, '');
  const rules = await rulesOnce({
    css,
    names: [...new Set(namesIn(markup))].sort().join(' '),
    scripts: `${inlineOf(html)}${await modulesOf(html, dir)}`,
    isMirrored: /^[^>]*>\s*<html[^>]*\sdir="?rtl/i.test(html),
  });
  return markup.replace('</title>', () => `</title><style>${rules}</style>`);
}
