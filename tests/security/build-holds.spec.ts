import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../server/headers/addresses.ts';
import { content } from '../support/pages.ts';

const dist = 'dist';
const isText = /\.(html|js|mjs|css|svg|xml|txt|json|webmanifest)$/;

const texts = (await listFiles(dist))
  .filter((file) => isText.test(file))
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));

const found = (pattern: RegExp, isFine: (match: string) => boolean = () => false) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => !isFine(match))
      .map(([match]) => `${file}: ${match}`),
  );

const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'a cloud key': /\b(AKIA|ASIA)[A-Z0-9]{16}\b/g,
  'a token of a code host': /\b(gh[pousr]_[A-Za-z0-9]{30,}|glpat-[\w-]{20,})\b/g,
  'a payment key': /\b[srp]k_(live|test)_[A-Za-z0-9]{10,}\b/g,
  'a chat token': /\bxox[abprs]-[\w-]{10,}\b/g,
  'an API key': /\b(AIza[\w-]{35}|sk-[A-Za-z0-9]{20,}|npm_[A-Za-z0-9]{36})\b/g,
  'a web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  'a value named as a secret':
    /\b(api[_-]?key|secret[_-]?key|access[_-]?token|client[_-]?secret)["']?\s*[:=]\s*["'][^"']{8,}["']/gi,
  'an address with a password': /\b[a-z]+:\/\/[^\s/"'@:]+:[^\s/"'@]+@/gi,
  'a path of a machine':
    /(?:^|[\s"'(=:])(\/(?:home|Users|root|work|tmp|var|opt|mnt|private)\/[\w./-]+|[A-Z]:\\\\?[\w\\]+)/g,
  'an address of this machine': /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?\b/g,
  'a setting of the build': /\b(?:process\.env\.[A-Z_]+|import\.meta\.env\.[A-Z_]+)/g,
};

test('there is a build to look through', () => {
  expect(texts.length).toBeGreaterThan(10);
});

for (const [name, pattern] of Object.entries(secrets)) {
  test(`the build holds no trace of ${name}`, () => {
    expect(found(pattern)).toEqual([]);
  });
}

test('every e-mail address is the brand’s own, or an example by its domain', () => {
  const own = `@${content.brand.email.split('@')[1]}`;
  const pattern = /\b[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b/gi;
  const isFine = (address: string) => {
    const name = address.toLowerCase();
    return name.endsWith(own) || /@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?$/.test(name);
  };
  expect(found(pattern, isFine)).toEqual([]);
});

test('no source map and no comment of ours is sent along', async () => {
  const files = await listFiles(dist);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(found(/sourceMappingURL=/g)).toEqual([]);
  // React parts two texts with an empty comment; Astro marks the end of a part that streams in.
  const pages = texts.filter(({ file }) => file.endsWith('.html'));
  const comments = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<!--(?! -->|\$|\/\$|astro:)[\s\S]*?-->/g)].map(
      ([comment]) => `${file}: ${comment}`,
    ),
  );
  expect(comments).toEqual([]);
});
