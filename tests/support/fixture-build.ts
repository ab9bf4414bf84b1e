import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressTree } from '../../tools/build/compress.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>` +
  `<style>p{margin:0}</style><script>document.title</script></head>` +
  `<body><h1>${title}</h1>${'<p>One plate, four inks.</p>'.repeat(40)}</body></html>`;

export const fixtureFiles: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  '404.html': page('Page Not Found'),
  'solutions/travel-agencies.html': page('Travel agencies'),
  '_astro/nav.B4f2.js': 'export const answer = 42;\n'.repeat(40),
  '_astro/text.Qx81.woff2': 'wOF2 and then binary',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style></svg>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'site.webmanifest': '{"name":"Sample"}',
  'share/home card.png': 'png',
  'empty.txt': '',
  '.stamp': 'private',
  '.site.json': JSON.stringify({
    domain: 'www.site.example',
    policy: "default-src 'none'; script-src 'self' 'sha256-AAAA'",
    redirects: {
      '/old': '/pricing',
      '/older': '/pricing#plans',
      '/gone': 'https://other.example/shop?from=here',
    },
  }),
  '.well-known/security.txt': 'Contact: mailto:security@site.example\n',
};

/** A small build in a temporary folder, for tests; `remove` takes the folder away again. */
export async function makeFixtureBuild(files = fixtureFiles) {
  const parent = await mkdtemp(join(tmpdir(), 'build-'));
  const dir = join(parent, 'dist');
  await writeFile(join(parent, 'secret.txt'), 'outside the build');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  await compressTree(dir);
  return { dir, remove: () => rm(parent, { recursive: true, force: true }) };
}
