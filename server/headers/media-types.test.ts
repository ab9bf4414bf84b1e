import { expect, test } from 'vitest';
import { mediaType } from './media-types.ts';

// What each ending is sent as is compared with the server's answers in server/serve-build.test.ts.
test('goes by the ending, in any case; without one a file is only bytes', () => {
  expect(mediaType('favicon.SVG').type).toBe('image/svg+xml');
  expect(mediaType('share/home.png').type).toBe('image/png');
  expect(mediaType('LICENSE').type).toBe('application/octet-stream');
});

test('formats that are compressed already are not compressed again', () => {
  expect(mediaType('a.woff2').compressible).toBe(false);
  expect(mediaType('a.png').compressible).toBe(false);
  expect(mediaType('a.svg').compressible).toBe(true);
});
