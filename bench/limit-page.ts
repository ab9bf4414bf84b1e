/** The head of a page that is only read: what its text needs to be laid out, and its title. */
const readable =
  /<meta charset[^>]*>|<title\b[\s\S]*?<\/title>|<meta name="viewport"[^>]*>|<style\b[\s\S]*?<\/style>/g;
const attributes = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const unseen = /<(script|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const framed = /<(picture|video|audio|canvas|iframe|object)\b[\s\S]*?<\/\1>/g;
const empty = new RegExp(`<(?:img|source|embed|link)\\b${attributes}>`, 'g');
const innermostDrawing = /<svg\b(?:(?!<svg\b)[\s\S])*?<\/svg>/g;
const island = new RegExp(`<astro-island\\b${attributes}>`, 'g');
const styles = /<style\b[\s\S]*?<\/style>/g;

/** Drawings may hold drawings, so they go from the inside out. */
function withoutDrawings(markup: string): string {
  const fewer = markup.replace(innermostDrawing, '');
  return fewer === markup ? markup : withoutDrawings(fewer);
}

function plainStyle(style: string): string {
  return style
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'none');
}

/**
 * The same visible text in the same structure with its critical styles, and nothing that could
 * make it slower: no script, no web font, no picture, no line of the head that a reader never
 * sees. How fast this page is, on the same machine and server, is as fast as the page can get.
 */
export function limitPage(html: string): string {
  const parts = /^([\s\S]*?<head\b[^>]*>)([\s\S]*?)(<\/head>[\s\S]*)$/.exec(html);
  if (!parts) throw new Error('a page without a head has no limit page');
  const [, opening = '', head = '', body = ''] = parts;
  const kept = head.replace(unseen, '').match(readable) ?? [];
  const text = withoutDrawings(body.replace(unseen, '').replace(framed, '').replace(empty, ''))
    .replace(styles, plainStyle)
    .replace(island, '<astro-island>');
  // Without an icon of its own the browser would ask for /favicon.ico and be told 404.
  return [opening, ...kept.map(plainStyle), '<link rel="icon" href="data:,">', text].join('');
}
