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

/**
 * Gives a page one style element, with only the rules that something on the page, or in the modules
 * it may load, can match.
 */
export async function pruneStyles(html: string, dir: string): Promise<string> {
  const css = [...html.matchAll(sheet)].map(([, rules]) => rules ?? '').join('');
  if (!css) return html;
  const markup = html.replace(sheet, '');
  const scripts = `${inlineOf(html)}${await modulesOf(html, dir)}`;
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: markup, extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    defaultExtractor: words,
    safelist: { standard: ['html', 'body', ':root', ':host', ...parts], greedy: kept },
    keyframes: true,
  });
  if (!result) return html;
  const isMirrored = /^[^>]*>\s*<html[^>]*\sdir="?rtl/i.test(html);
  const directed = isMirrored ? result.css : leftToRight(result.css);
  const slim = slimStyles(directed, `${markup}${scripts}`);
  return markup.replace('</title>', () => `</title><style>${slim}</style>`);
}
