import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('dist/**/*.{html,js,css,svg,xml,txt,json,webmanifest}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const found = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).map((match) => `${file}: ${match}`),
  );

it.each([
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['a token of a service', /\b(AKIA[A-Z0-9]{16}|gh[pousr]_\w{30,}|[srp]k_(live|test)_\w{10,})\b/g],
  ['a web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['an address with a password', /\b[a-z]+:\/\/[^\s/"'@:]+:[^\s/"'@]+@/gi],
  ['a path of a machine', /(?<=[\s"'(=:])\/(home|Users|root|work|tmp|var|opt|mnt)\/[\w./-]+/g],
  ['an address of this machine', /\b(localhost|127\.0\.0\.1|0\.0\.0\.0)\b/g],
  ['a setting of the build', /\b(process|import\.meta)\.env\.[A-Z_]+/g],
  ['a source map', /sourceMappingURL=/g],
  [
    'an e-mail address that is not ours',
    /\b[\w.+-]+@(?!farlane\.example|[a-z.]*example\b)[a-z-]+\.[a-z.]+\b/gi,
  ],
])('the build holds no trace of %s', (_what, pattern) => {
  expect(files.length).toBeGreaterThan(50);
  expect(found(pattern)).toEqual([]);
});
