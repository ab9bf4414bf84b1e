import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { squeeze } from '../src/lib/squeeze.ts';

const inline = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;
const read = async (name: string) =>
  squeeze(await readFile(new URL(`../src/islands/wake/${name}`, import.meta.url), 'utf8'));
const early = await read('early.js');
const earlyTabs = await read('early-tabs.js');

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
  const kept = html.includes('role="tab"') ? early + earlyTabs : early;
  return (
    html
      .replace(inline, '')
      // Into the head's own script: one more would be one more hash in the policy.
      .replace('</script>', () => `${kept}</script>`)
      .replace('</body>', () => `<script type="module" src="${file}"></script></body>`)
  );
}
