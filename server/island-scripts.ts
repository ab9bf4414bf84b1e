import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { squeeze } from '../src/lib/squeeze.ts';

const inline = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;
const early = await readFile(new URL('../src/islands/wake/early.js', import.meta.url), 'utf8');

/**
 * Moves what Astro puts into every page with islands, the element and the way it wakes, into a file
 * that pages share. What remains in the page keeps the visitor's first act until that file has come.
 */
export async function islandScripts(html: string, dir: string): Promise<string> {
  if (!html.includes('<astro-island')) return html;
  const scripts = [...html.matchAll(inline)].map(([, script]) => script ?? '');
  const code = scripts.join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `/_astro/islands.${hash}.js`;
  await writeFile(join(dir, file), code);
  return (
    html
      .replace(inline, '')
      // Into the head's own script: one more would be one more hash in the policy.
      .replace('</script>', () => `${squeeze(early)}</script>`)
      .replace('</body>', () => `<script type="module" src="${file}"></script></body>`)
  );
}
