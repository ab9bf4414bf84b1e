/** One block of a _headers file: a path, the headers it sets and those it removes. */
export type Block = { path: string; set: [name: string, value: string][]; unset: string[] };

/** Netlify and Cloudflare Pages share this syntax; only Cloudflare knows lines with “!”. */
export function parseHeadersFile(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      blocks.push({ path: line, set: [], unset: [] });
      continue;
    }
    const block = blocks.at(-1);
    if (!block) throw new Error(`a header before any path: ${line}`);
    const end = line.indexOf(':');
    if (end !== -1) block.set.push([line.slice(0, end).trim(), line.slice(end + 1).trim()]);
    else if (line.startsWith('! ')) block.unset.push(line.slice(2));
    else throw new Error(`neither host reads this line: ${line}`);
  }
  return blocks;
}

export type Move = { from: string; to: string; status: string };

export function parseRedirectsFile(text: string): Move[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from, to, status, ...more] = line.split(/\s+/);
      if (!from || !to || !status || more.length > 0) throw new Error(`not a redirect: ${line}`);
      return { from, to, status };
    });
}

export const escapePattern = (text: string) => text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
