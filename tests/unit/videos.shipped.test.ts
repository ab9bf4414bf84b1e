import { expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { videoAddress } from '../../src/lib/videos.ts';
import { pageText } from '../../tools/examples/example-pages.ts';
import { faultsOf } from '../support/faults-of.ts';

// Videos of the owner's own and embeds of other services: what is told of them, and what is refused.

const sound = readFiles('.');
const terms = 'content/pages/legal/terms.md';
const page = 'content/pages/film.yaml';
const mp4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0');
const bytes: Record<string, Uint8Array> = {
  'content/videos/tour.mp4': mp4,
  'content/videos/tour.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
  'content/videos/silent.webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0]),
  'content/videos/letter.mp4': Buffer.from('Dear reader'),
  'content/videos/letter.vtt': Buffer.from('1\n00:00:00,000 --> 00:00:01,000'),
};
const read = (files: Record<string, string>) =>
  parseContent({ ...sound, ...files }, undefined, undefined, { readBytes: (file) => bytes[file] });

const head = { band: 'head', title: 'A page', intro: 'Its headline.' };
const withBand = (words: object) => read({ [page]: pageText('Film', [head, words]) });
const withVideo = (words: object) => withBand({ band: 'video', title: 'A tour', ...words });
const withText = (body: string) => read({ [terms]: `${sound[terms]}\n${body}\n` });

/** On which line of the page a field is. */
const lineOf = (words: object, field: string) =>
  pageText('Film', [head, words])
    .split('\n')
    .findIndex((line) => line.trim().startsWith(`${field}:`)) + 1;

it('knows the files of every video, to put them into the build', () => {
  const shared = (name: string) => ({ name, file: `content/${name}` });
  const tour = [shared('videos/tour.mp4'), shared('videos/tour.vtt')];
  expect(read({}).ownVideos).toEqual([]);
  expect(withVideo({ file: 'videos/tour.mp4', captions: 'videos/tour.vtt' }).ownVideos).toEqual(
    tour,
  );
  expect(withVideo({ file: 'videos/silent.webm', captions: 'none' }).ownVideos).toEqual([
    shared('videos/silent.webm'),
  ]);
  expect(withText('![A tour](videos/tour.mp4)').ownVideos).toEqual(tour);
});

it('takes a video from the folder of the brand, if it is there', () => {
  const own = 'brands/brand/content/videos/tour.mp4';
  const files = { ...sound, [terms]: `${sound[terms]}\n![A tour](videos/tour.mp4)\n` };
  const readBytes = (file: string) => (file === own ? mp4 : bytes[file]);
  expect(parseContent(files, undefined, undefined, { readBytes }).ownVideos).toEqual([
    { name: 'videos/tour.mp4', file: own },
    { name: 'videos/tour.vtt', file: 'content/videos/tour.vtt' },
  ]);
});

it.each([
  ['file', { file: 'videos/none.mp4', captions: 'none' }, 'content/videos/none.mp4 is not there'],
  ['file', { file: 'videos/tour.mov', captions: 'none' }, 'must be the file of a video, .* WebM'],
  ['file', { file: '../tour.mp4', captions: 'none' }, 'must be the file of a video'],
  ['file', { file: 'videos/letter.mp4', captions: 'none' }, 'letter.mp4 is not an MP4 video'],
  [
    'captions',
    { file: 'videos/tour.mp4', captions: 'videos/letter.vtt' },
    'content/videos/letter.vtt is not a WebVTT file, whose first line is WEBVTT',
  ],
  [
    'captions',
    { file: 'videos/tour.mp4', captions: 'videos/none.vtt' },
    'content/videos/none.vtt is not there: it holds what is said',
  ],
  [
    'captions',
    { file: 'videos/tour.mp4', captions: 'videos/tour.srt' },
    'must name a WebVTT file .* nothing is said in it, write “captions: none”',
  ],
])('refuses %s of %o', (field, words, expected) => {
  const line = lineOf({ band: 'video', title: 'A tour', ...words }, field);
  expect(faultsOf(() => withVideo(words))).toEqual([
    expect.stringMatching(`^${page}:${line} bands.1.${field}: .*${expected}`),
  ]);
});

it('asks for captions, and says what to write where nothing is said', () => {
  expect(faultsOf(() => withVideo({ file: 'videos/tour.mp4' }))).toEqual([
    expect.stringMatching(/bands\.1\.captions: must name a WebVTT file .*“captions: none”/),
  ]);
});

it.each([
  ['![A](videos/none.mp4 "captions: none")', 'content/videos/none.mp4 is not there'],
  ['![A](videos/tour.mov)', 'videos/tour.mov must be the file of a video'],
  ['![A](videos/silent.webm)', 'content/videos/silent.vtt is not there: .* "captions: none"'],
  ['![](videos/tour.mp4)', 'videos/tour.mp4 must have a title'],
  ['See ![A](videos/tour.mp4).', 'videos/tour.mp4 must be a paragraph of its own'],
  ['![A](https://example.com/film)', 'is at example.com, which this site does not know'],
])('refuses %s in a text, on its line', (body, expected) => {
  const line = (sound[terms] ?? '').split('\n').length + 1;
  const faults = faultsOf(() => withText(body));
  expect(faults[0]).toMatch(new RegExp(`^${terms}:${line} body.*${expected}`));
});

it.each([
  [{ address: 'https://example.com/x' }, 'is at example.com, .* “kind: form”'],
  [{ address: 'https://vimeo.com/about' }, 'is an address of Vimeo'],
])('refuses the embed %o, on its line', (words, expected) => {
  const band = { band: 'embed', title: 'A film', ...words };
  expect(faultsOf(() => withBand(band))).toEqual([
    expect.stringMatching(`^${page}:${lineOf(band, 'address')} bands.1.address: ${expected}`),
  ]);
});

it('takes an unknown address that is called a form, in a band and in a text', () => {
  const address = 'https://example.com/x';
  const { embeds } = withBand({ band: 'embed', title: 'A form', address, kind: 'form' });
  expect(embeds).toMatchObject([{ service: 'example.com', kind: 'form' }]);
  expect(withText(`![A form](${address} "form")`).embeds).toMatchObject([{ src: address }]);
});

it('has no room for them in an answer', () => {
  const faq = 'content/faq/general.yaml';
  const answer = (sound[faq] ?? '').replace(/(answer: \|-\n\s+)/, '$1![A](videos/tour.mp4) ');
  expect(faultsOf(() => read({ [faq]: answer }))[0]).toMatch(/room in the text of a page only/);
});

it('needs the words of the poster only where there is an embed', () => {
  const words = (sound['content/words.yaml'] ?? '').replace(/^embed:\n( {2}.*\n)+/m, '');
  const without = { 'content/words.yaml': words };
  expect(faultsOf(() => read(without))).toEqual([]);
  const film = pageText('Film', [
    head,
    { band: 'embed', title: 'A film', address: 'https://vimeo.com/76979871' },
  ]);
  expect(faultsOf(() => read({ ...without, [page]: film }))).toEqual([
    expect.stringMatching(/^content\/words.yaml:\d+ embed: is missing: a page shows something of/),
  ]);
});

const legal = (content: ReturnType<typeof parseContent>) =>
  content.pages
    .filter(({ address }) => /cookie|privacy/.test(address))
    .map(({ bands: [words] }) => JSON.stringify(words));

it('the legal texts name the services that a site shows, and what happens at the press', () => {
  for (const text of legal(read({}))) {
    expect(text).not.toMatch(/YouTube|What you load from other services/);
    expect(text).toMatch(/no embedded players or maps|no fonts, scripts, or images from other/);
  }
  const film = pageText('Film', [
    head,
    { band: 'embed', title: 'A film', address: 'https://youtu.be/aqz-KE-bpKQ' },
    { band: 'embed', title: 'A talk', address: 'https://calendly.com/ada/talk' },
  ]);
  for (const text of legal(read({ [page]: film }))) {
    expect(text).toContain('Calendly (calendly.com) and YouTube (youtube-nocookie.com)');
    expect(text).toMatch(/until you press the button/);
    expect(text).not.toMatch(/no embedded players|no cookies at all/);
  }
});

it('reads only the beginning of a video to check it', () => {
  expect(bytesBelow('.')('content/videos/sample.mp4', 16)).toHaveLength(16);
  expect(bytesBelow('.')('content/videos/none.mp4', 16)).toBeUndefined();
});

it('gives files an address in lower case, without spaces', () => {
  expect(videoAddress('videos/tour.mp4')).toBe('/videos/tour.mp4');
  expect(videoAddress('films/Our Tour.MP4')).toBe('/videos/films-our-tour.mp4');
});
