const mark = ' id="below"';
const tags =
  /<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<(\/?)[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const isWhole = /^<(?:br|hr|img|input|link|meta|source|wbr|script|style)\b|\/>$/;

/**
 * Where the page goes on below its first screen: at the first section that stands in the page proper
 * by itself. A page without one ends with its rules for prefetching.
 */
function below(html: string): number {
  const start = html.indexOf('<main');
  let depth = 0;
  for (const { 0: tag, 1: end, index } of html.slice(start).matchAll(tags)) {
    if (depth === 1 && tag.startsWith('<section')) return start + index;
    if (end) depth -= 1;
    else if (!isWhole.test(tag)) depth += 1;
    if (depth === 0) break;
  }
  return html.indexOf('<script type="speculationrules"');
}

/** Marks the place, unless the page itself has marked one, or has a name there. */
function marked(html: string): { id: string; html: string } {
  if (html.includes(mark)) return { id: 'below', html };
  const at = below(html);
  const rest = html.slice(at);
  const [, id] = /^<[^>]* id="([^"]+)"/.exec(rest) ?? [];
  if (id) return { id, html };
  return { id: 'below', html: html.slice(0, at) + rest.replace(/^<\w+/, `$&${mark}`) };
}

/**
 * Has a page painted first when its first screen is complete: in parts it would flicker, be laid out
 * several times, and be caught half-made by the transition from the page before.
 */
export function firstScreen(page: string): string {
  const { id, html } = marked(page);
  return html.replace('</title>', `$&<link rel="expect" href="#${id}" blocking="render">`);
}
