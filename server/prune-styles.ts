import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { leftToRight } from './left-to-right.ts';

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

/** What no markup shows: pseudo-elements, the focus ring, and the theme that a script chooses. */
const kept = [/::/, /focus-visible/, /data-theme/, /data-faces/];

/** Rules for parts of controls that the site does not have: dates, and a search field's ornament. */
const absent = /::-webkit-(?:date|search-decoration)[\w-]*\{[^{}]*\}/g;

/** Initial values for browsers without @property; every browser this site supports has it. */
const fallback = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** Registrations of properties that no rule on the page reads. */
const withoutIdle = (css: string) =>
  css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  );

const words = (content: string) => content.match(/[^\s"'`<>={};]+/g) ?? [];

/**
 * Leaves in a page's own style element only the rules that something on the page, or in the modules
 * it may load, can match.
 */
export async function pruneStyles(html: string, dir: string): Promise<string> {
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const css = sheets.sort((one, other) => other.length - one.length)[0];
  if (!css) return html;
  const markup = html.replace(css, '');
  const content = [markup, await modulesOf(html, dir)].map((raw) => ({ raw, extension: 'html' }));
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{ raw: css }],
    defaultExtractor: words,
    safelist: { standard: ['html', 'body', ':root', ':host'], greedy: kept },
    keyframes: true,
  });
  if (!result) return html;
  const needed = withoutIdle(result.css.replace(fallback, '').replace(absent, ''));
  const isMirrored = /^[^>]*>\s*<html[^>]*\sdir="?rtl/i.test(html);
  return html.replace(css, () => (isMirrored ? needed : leftToRight(needed)));
}
